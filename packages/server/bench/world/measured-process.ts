import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const reporter = new URL('../processes/report-usage.ts', import.meta.url).href;

/** What a process has used since it began, in milliseconds of CPU (all of its threads) and bytes of memory. */
export type Usage = {
  readonly cpuMs: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly external: number;
};

export type MeasuredProcess = {
  readonly child: ChildProcess;
  readonly usage: (options?: { afterCollection: boolean }) => Promise<Usage>;
  readonly end: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a file with Node; what it logs is thrown away, what it complains about is shown. */
export const startProcess = (
  file: string,
  { env = {}, flags = [] }: { env?: Readonly<Record<string, string>>; flags?: readonly string[] } = {},
): MeasuredProcess => {
  const child = fork(new URL(file, import.meta.url), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    execArgv: [...flags, '--import', reporter],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  const gone = once(child, 'exit').finally(() => running.delete(child));
  return {
    child,
    async usage({ afterCollection } = { afterCollection: false }) {
      const answer = messageOf<{ usage: Usage }>(child, 'usage');
      child.send(afterCollection ? 'usage after collection' : 'usage');
      return (await answer).usage;
    },
    async end() {
      child.kill('SIGTERM');
      await gone;
    },
  };
};

/** The next message of a process that has a certain key. @throws Error when it ends before */
export const messageOf = async <Message extends object>(
  child: ChildProcess,
  key: keyof Message & string,
): Promise<Message> => {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const hear = (message: object) => {
    if (key in message) resolve(message as Message);
  };
  const fail = (code: number | null) => reject(new Error(`a process ended with code ${code}`));
  child.on('message', hear);
  child.once('exit', fail);
  try {
    return await promise;
  } finally {
    child.off('message', hear);
    child.off('exit', fail);
  }
};
