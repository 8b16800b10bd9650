import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '../findings.ts';
import { print, printTable, shown } from '../print.ts';
import type { Settings } from '../settings.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase } from '../world/fill-database.ts';
import { median } from '../world/rounds.ts';
import { type Outside, startServer } from '../world/start-servers.ts';

const starts = 5;
const mostAtRest = 220e6;
const megabytes = (bytes: number) => bytes / 1e6;

/** From the start of the process to its first answer, the memory it then has, and what it rests with. */
export const measureStart = async (
  databases: Databases,
  outside: Outside,
  { restSeconds }: Settings,
): Promise<Finding[]> => {
  const databaseUrl = await databases.create();
  await fillDatabase(databaseUrl, { people: 1, chats: 10, entries: 0 });
  const rows: (string | number)[][] = [];
  let atRest = 0;
  for (let number = 1; number <= starts; number++) {
    const server = await startServer(databaseUrl, outside);
    const { rss, heapUsed, external } = await server.usage();
    const used = [rss, heapUsed, external].map(megabytes);
    rows.push([number, server.startSeconds, ...used]);
    if (number === starts) {
      await wait(restSeconds * 1_000);
      atRest = (await server.usage()).rss;
    }
    await server.end();
  }
  print(`\nstart and memory, ${databases.kind}`);
  const shownRow = (row: readonly (string | number)[]) =>
    row.map((value, column) => (column === 0 ? value : shown(Number(value))));
  const medians = [1, 2, 3, 4].map((column) => median(rows.map((row) => Number(row[column]))));
  printTable(
    ['start', 'seconds', 'resident MB', 'heap used MB', 'external MB'],
    [...rows.map(shownRow), shownRow(['median', ...medians])],
  );
  print(`resident ${restSeconds} s after the last start: ${shown(megabytes(atRest))} MB`);
  return [
    {
      goal: `at most ${megabytes(mostAtRest)} MB resident at rest`,
      measured: `${shown(megabytes(atRest))} MB, ${restSeconds} s after the start, which took ${shown(medians[0] ?? 0)} s`,
      reached: atRest <= mostAtRest,
    },
  ];
};
