import { Worker } from 'node:worker_threads';
import { checkImport } from '@genie/knowledge';
import type { Reading, ReadingResult } from './file-reader.ts';
import { readDocument } from './read-document.ts';
import { UnusableFile } from './unusable-file.ts';

/** The process that `createFileReader` starts, with the megabytes it may take. */
const [megabytes = ''] = process.argv.slice(2);

// A thread of its own, as what fills the memory lets nothing else run.
new Worker(new URL('./memory-guard.ts', import.meta.url), {
  workerData: { mostBytes: Number(megabytes) * 1_024 * 1_024, parent: process.ppid },
}).unref();

process.on('message', async (reading: Reading) => {
  process.send?.(await resultOf(reading));
});

const resultOf = async (reading: Reading): Promise<ReadingResult> => {
  try {
    if ('read' in reading) return { done: await readDocument(reading.read.path, reading.read.kind) };
    checkImport(reading.check.id, reading.check.source);
    return { done: undefined };
  } catch (error) {
    return { unusable: reasonOf(error) };
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof UnusableFile) return error.message;
  if (error instanceof RangeError && error.message.includes('call stack')) return 'is nested too deeply';
  return `cannot be read (${error instanceof Error ? error.message : String(error)})`;
};
