import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FileKind } from './file-kind.ts';
import type { ReadDocument } from './read-document.ts';
import { UnusableFile } from './unusable-file.ts';

/** What one file may take to be read. */
export type ReadingLimits = { readonly seconds: number; readonly megabytes: number };

/** What the process of a reader is asked. */
export type Reading =
  | { readonly read: { readonly path: string; readonly kind: FileKind } }
  | { readonly check: { readonly id: string; readonly source: string } };
/** What it answers. */
export type ReadingResult = { readonly done: ReadDocument | undefined } | { readonly unusable: string };

const usual: ReadingLimits = { seconds: 60, megabytes: 1_024 };
const script = join(import.meta.dirname, 'reading-process.ts');
/** How Node ends itself when its heap is full. */
const outOfMemory = 134;

/** Reads files in a process of its own, as a file of a few kilobytes can take all time and memory there is. */
export type FileReader = {
  /** @throws UnusableFile as `readDocument` does, and for a file that takes more than it may */
  readonly read: (path: string, kind: FileKind) => Promise<ReadDocument>;
  /** Does once what every server will do with a document. @throws UnusableFile when it cannot be used, or not in time */
  readonly check: (id: string, source: string) => Promise<void>;
  readonly close: () => void;
};

export const createFileReader = (limits = usual): FileReader => {
  let child: ChildProcess | undefined;
  const start = (): ChildProcess => {
    const started = fork(script, [String(limits.megabytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };

  const ask = (reading: Reading): Promise<ReadDocument | undefined> =>
    new Promise((resolve, reject) => {
      const isNew = child === undefined;
      const asked = child ?? start();
      child = asked;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        asked.kill('SIGKILL');
      }, limits.seconds * 1_000);
      const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
        clearTimeout(timer);
        if (isLate) reject(new UnusableFile(`takes more than ${limits.seconds} s to read`));
        // What the files before have left may be what was too much.
        else if (!isNew) resolve(ask(reading));
        else if (signal !== null || code === outOfMemory)
          reject(new UnusableFile(`takes more than ${limits.megabytes} MB of memory to read`));
        else reject(new Error(`the process that reads files ended with code ${code}`));
      };
      asked.once('exit', ended);
      asked.once('message', (result: ReadingResult) => {
        clearTimeout(timer);
        asked.off('exit', ended);
        if ('unusable' in result) reject(new UnusableFile(result.unusable));
        else resolve(result.done);
      });
      // One that is gone by now ends before it answers.
      asked.send(reading, () => undefined);
    });

  return {
    async read(path, kind) {
      const document = await ask({ read: { path, kind } });
      if (!document) throw new Error('the process that reads files gave none');
      return document;
    },
    async check(id, source) {
      await ask({ check: { id, source } });
    },
    close: () => child?.kill('SIGKILL'),
  };
};
