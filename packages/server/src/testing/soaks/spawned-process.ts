import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const mostLinesKept = 2_000;
const patienceMs = 180_000;
/** What one process has compiled, the next need not: every server starts from the same files. */
const compiledFolder = join(tmpdir(), 'genie-test-compiled');

/** A process of the product, or beside it, as the operating system runs it. */
export type SpawnedProcess = {
  readonly child: ChildProcess;
  /** The line that said it was ready. */
  readonly readyLine: string;
  /** What it has written so far; the last 2,000 lines. */
  readonly lines: readonly string[];
  /** Ends it as a power cut does (SIGKILL), and waits until it is gone. */
  readonly kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a file with Node and waits for the line that says it is ready.
 *
 * @param env the whole environment of the process, PATH aside
 * @throws Error with what it wrote when it ends before that, or says nothing of the kind within three minutes
 */
export const startProcess = async (
  file: URL,
  { env, isReady }: { env: Readonly<Record<string, string>>; isReady: (line: string) => boolean },
): Promise<SpawnedProcess> => {
  const child = fork(file, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const gone = once(child, 'exit').finally(() => running.delete(child));
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > mostLinesKept) lines.shift();
      if (isReady(line)) ready.resolve(line);
    });
  }
  const timer = setTimeout(() => ready.reject(new Error('it said nothing of being ready')), patienceMs);
  child.once('exit', (code) => ready.reject(new Error(`it ended with code ${code}`)));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  try {
    return { child, readyLine: await ready.promise, lines, kill };
  } catch (error) {
    await kill();
    throw new Error(`${file.pathname} did not start:\n${lines.slice(-20).join('\n')}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
