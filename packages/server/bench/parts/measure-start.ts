import { print, printTable, shown } from '../print.ts';
import type { Settings } from '../settings.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase } from '../world/fill-database.ts';
import { median } from '../world/rounds.ts';
import { type Outside, startServer } from '../world/start-servers.ts';

const starts = 5;
const megabytes = (bytes: number) => bytes / 1e6;

/** From the start of the process to its first answer, and the memory it then rests with. */
export const measureStart = async (
  databases: Databases,
  outside: Outside,
  _settings: Settings,
): Promise<void> => {
  const databaseUrl = await databases.create();
  await fillDatabase(databaseUrl, { people: 1, chats: 10, entries: 0 });
  const rows: (string | number)[][] = [];
  for (let number = 1; number <= starts; number++) {
    const server = await startServer(databaseUrl, outside);
    const { rss, heapUsed, external } = await server.usage();
    const used = [rss, heapUsed, external].map(megabytes);
    rows.push([number, server.startSeconds, ...used]);
    await server.end();
  }
  print(`\nstart and memory at rest, ${databases.kind}`);
  const shownRow = (row: readonly (string | number)[]) =>
    row.map((value, column) => (column === 0 ? value : shown(Number(value))));
  const medians = [1, 2, 3, 4].map((column) => median(rows.map((row) => Number(row[column]))));
  printTable(
    ['start', 'seconds', 'resident MB', 'heap used MB', 'external MB'],
    [...rows.map(shownRow), shownRow(['median', ...medians])],
  );
};
