// Loaded into a measured process before its own code: it answers what the process has used so far.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', (question) => {
  if (question !== 'usage' && question !== 'usage after collection') return;
  if (question === 'usage after collection') collect();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  process.send?.({ usage: { cpuMs: (user + system) / 1_000, rss, heapUsed, heapTotal, external } });
});
// To answer is no reason to stay alive.
process.channel?.unref();
