import type { Logger } from 'pino';

type Job = {
  readonly name: string;
  /** How often it runs when nobody wakes it, in seconds. */
  readonly everySeconds: number;
  /**
   * Works until there is nothing left, or until the signal asks it to hand over what it has not begun, and says how far it
   * has come.
   */
  readonly run: (signal: AbortSignal, onProgress: OnProgress) => Promise<void>;
};

type OnProgress = (done: number, of: number) => void;

/** Runs work that no request waits for: at intervals, and at once when woken or asked to. One run of a job at a time. */
export type JobRunner = {
  readonly add: (job: Job) => void;
  /** Begins the intervals. Before that, and in tests, jobs run only when asked to. */
  readonly start: () => void;
  /** Asks for a run soon: at once, or once more after the run that is under way. */
  readonly wake: (name: string) => void;
  /** Runs a job now, after the runs under way, and waits for it; rejects as it does. */
  readonly run: (name: string, onProgress?: OnProgress) => Promise<void>;
  /** How many seconds each job that was started is overdue since its last run that succeeded. */
  readonly lags: () => ReadonlyMap<string, number>;
  /** Ends the intervals, asks the runs under way to hand over what they have not begun, and waits for them. */
  readonly stop: () => Promise<void>;
};

type Entry = {
  readonly job: Job;
  running: Promise<void> | undefined;
  again: boolean;
  timer: NodeJS.Timeout | undefined;
  /** Of the start, then of the last run that succeeded, on the machine's own clock. */
  wellAtMs: number;
};

/** A run of a job that has ended. */
type JobRun = { readonly job: string; readonly seconds: number; readonly outcome: 'done' | 'failed' };

/** @param onRun told of each run that has ended, also of one that failed */
export const createJobRunner = (log: Logger, onRun: (run: JobRun) => void = () => undefined): JobRunner => {
  const entries = new Map<string, Entry>();
  const stopping = new AbortController();
  let started = false;

  const entryOf = (name: string): Entry => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`there is no job named ${name}`);
    return entry;
  };

  const runOnce = async (entry: Entry, onProgress: OnProgress): Promise<void> => {
    const begunAtMs = performance.now();
    let outcome: JobRun['outcome'] = 'failed';
    try {
      await entry.job.run(stopping.signal, onProgress);
      outcome = 'done';
      entry.wellAtMs = performance.now();
    } finally {
      onRun({ job: entry.job.name, seconds: (performance.now() - begunAtMs) / 1_000, outcome });
    }
  };

  /** Begins a run, which whoever asks to run or to stop meanwhile waits for. */
  const begin = (entry: Entry, onProgress: OnProgress = () => undefined): Promise<void> => {
    const run = runOnce(entry, onProgress);
    const ended = () => {
      entry.running = undefined;
      if (!started || !entry.again) return;
      entry.again = false;
      runInBackground(entry);
    };
    entry.running = run.then(ended, ended);
    return run;
  };

  const runInBackground = (entry: Entry): void => {
    if (entry.running) {
      entry.again = true;
      return;
    }
    begin(entry).catch((error: unknown) => log.error({ err: error, job: entry.job.name }, 'a job failed'));
  };

  return {
    add(job) {
      entries.set(job.name, { job, running: undefined, again: false, timer: undefined, wellAtMs: 0 });
    },
    start() {
      started = true;
      for (const entry of entries.values()) {
        entry.wellAtMs = performance.now();
        entry.timer = setInterval(() => runInBackground(entry), entry.job.everySeconds * 1_000).unref();
        runInBackground(entry);
      }
    },
    wake(name) {
      const entry = entryOf(name);
      if (started) runInBackground(entry);
    },
    async run(name, onProgress) {
      const entry = entryOf(name);
      while (entry.running) await entry.running;
      await begin(entry, onProgress);
    },
    lags() {
      const nowMs = performance.now();
      const overdue = ({ job, wellAtMs }: Entry) => (nowMs - wellAtMs) / 1_000 - job.everySeconds;
      return new Map(
        [...entries.values()]
          .filter(({ timer }) => timer)
          .map((entry) => [entry.job.name, Math.max(0, overdue(entry))]),
      );
    },
    async stop() {
      started = false;
      stopping.abort();
      for (const entry of entries.values()) clearInterval(entry.timer);
      await Promise.all([...entries.values()].map((entry) => entry.running));
    },
  };
};
