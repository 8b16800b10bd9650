import { print, printTable, shown, shownOutcomes } from '../print.ts';
import type { Settings } from '../settings.ts';
import { asking, judgeAnswer } from '../world/calls.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase } from '../world/fill-database.ts';
import { load } from '../world/load.ts';
import { type Outside, startServer } from '../world/start-servers.ts';

const connections = 256;
const slices = 10;

/** Questions over 256 connections for minutes: every answer finished, or an honest 503; memory as it goes. */
export const measureOverload = async (
  databases: Databases,
  outside: Outside,
  { minutes }: Settings,
): Promise<void> => {
  const databaseUrl = await databases.create();
  const who = await fillDatabase(databaseUrl, { people: connections, chats: 3, entries: 1_000 });
  const server = await startServer(databaseUrl, outside);
  try {
    const rows: (string | number)[][] = [];
    const before = await server.usage({ afterCollection: true });
    const total: Record<string, number> = {};
    for (let slice = 1; slice <= slices; slice++) {
      const measured = await load(server, {
        connections,
        call: asking(who),
        until: ({ seconds }) => seconds >= (minutes * 60) / slices,
        judge: judgeAnswer,
      });
      for (const [outcome, count] of Object.entries(measured.outcomes)) {
        total[outcome] = (total[outcome] ?? 0) + count;
      }
      const { requests, seconds, cpuMs, p50, p99, most, rss, outcomes } = measured;
      const figures = [seconds, requests / seconds, cpuMs, p50, p99, most, rss / 1e6];
      rows.push([slice, ...figures.map(shown), shownOutcomes(outcomes)]);
    }
    print(`\n${connections} connections for ${minutes} minutes, ${databases.kind}`);
    printTable(['part', 's', 'a second', 'CPU ms', 'p50', 'p99', 'most ms', 'resident MB', 'answers'], rows);
    const { heapUsed } = await server.usage({ afterCollection: true });
    print(`in all: ${shownOutcomes(total)}`);
    print(
      `heap after a collection: ${shown(before.heapUsed / 1e6)} MB before, ${shown(heapUsed / 1e6)} MB after`,
    );
  } finally {
    await server.end();
  }
};
