import type { Logger } from 'pino';

export type Job = {
  readonly name: string;
  /** How often it runs when nobody wakes it, in seconds. */
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
};

/** Runs work that no request waits for: at intervals, and at once when woken. One run of a job at a time. */
export type JobRunner = {
  readonly add: (job: Job) => void;
  /** Begins the intervals. Before that, and in tests, jobs run only when asked to. */
  readonly start: () => void;
  /** Asks for a run soon: at once, or once more after the run that is under way. */
  readonly wake: (name: string) => void;
  /** Runs a job now and waits for it; rejects as it does. */
  readonly run: (name: string) => Promise<void>;
  /** Ends the intervals and waits for the runs under way. */
  readonly stop: () => Promise<void>;
};

type Entry = {
  readonly job: Job;
  running: Promise<void> | undefined;
  again: boolean;
  timer: NodeJS.Timeout | undefined;
};

export const createJobRunner = (log: Logger): JobRunner => {
  const entries = new Map<string, Entry>();
  let started = false;

  const entryOf = (name: string): Entry => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`there is no job named ${name}`);
    return entry;
  };

  const runInBackground = (entry: Entry): void => {
    if (entry.running) {
      entry.again = true;
      return;
    }
    entry.running = entry.job
      .run()
      .catch((error: unknown) => log.error({ err: error, job: entry.job.name }, 'a job failed'))
      .finally(() => {
        entry.running = undefined;
        if (!started || !entry.again) return;
        entry.again = false;
        runInBackground(entry);
      });
  };

  return {
    add(job) {
      entries.set(job.name, { job, running: undefined, again: false, timer: undefined });
    },
    start() {
      started = true;
      for (const entry of entries.values()) {
        entry.timer = setInterval(() => runInBackground(entry), entry.job.everySeconds * 1_000).unref();
        runInBackground(entry);
      }
    },
    wake(name) {
      const entry = entryOf(name);
      if (started) runInBackground(entry);
    },
    async run(name) {
      const entry = entryOf(name);
      await entry.running;
      await entry.job.run();
    },
    async stop() {
      started = false;
      for (const entry of entries.values()) clearInterval(entry.timer);
      await Promise.all([...entries.values()].map((entry) => entry.running));
    },
  };
};
