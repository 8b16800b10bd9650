import { workerData } from 'node:worker_threads';

const everyMs = 50;
const { mostBytes, parent } = workerData as { mostBytes: number; parent: number };

// What a parser unpacks is outside of the heap that Node bounds. A process that nobody waits for any more ends as well.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);
