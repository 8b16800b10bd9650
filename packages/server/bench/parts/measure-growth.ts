import type { Finding } from '../findings.ts';
import { print, printTable, shown, shownOutcomes } from '../print.ts';
import type { Settings } from '../settings.ts';
import { asking, type Calls, judgeAnswer, listingChats } from '../world/calls.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase } from '../world/fill-database.ts';
import { type Contest, inTurn, median, summed } from '../world/rounds.ts';
import { type Outside, startServer, type Target } from '../world/start-servers.ts';

const mostGrowth = 2;
const connections = 4;
const people = 4;
const chatsOfEach = 1_000;

/** The same calls on databases that differ in the number of entries alone. */
export const measureGrowth = async (
  databases: Databases,
  outside: Outside,
  { rounds, seconds, calls: wanted, entries: sizes }: Settings,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const servers: { size: number; target: Target; calls: Record<string, Calls> }[] = [];
  try {
    for (const size of sizes) {
      const databaseUrl = await databases.create();
      const startedAt = performance.now();
      const who = await fillDatabase(databaseUrl, { people, chats: chatsOfEach, entries: size });
      print(`filled with ${size} entries in ${shown((performance.now() - startedAt) / 1_000)} s`);
      const target = await startServer(databaseUrl, outside);
      servers.push({
        size,
        target,
        calls: { get_last_chat_id: listingChats(who), send_prompt: asking(who) },
      });
    }
    for (const name of ['get_last_chat_id', 'send_prompt'].filter((call) => wanted.includes(call))) {
      const contest: Contest<string> = Object.fromEntries(
        servers.map(({ size, target, calls }) => [size, { target, call: calls[name] as Calls }]),
      );
      const judge = name === 'send_prompt' ? { judge: judgeAnswer } : {};
      const all = await inTurn(contest, { connections, rounds, seconds, ...judge });
      const rows = servers.map(({ size }) => {
        const { cpuMs, p50, p99, outcomes } = summed(all[size] ?? []);
        return [size, shown(cpuMs), shown(p50), shown(p99), shownOutcomes(outcomes)];
      });
      print(`\n${name} by the number of entries, ${databases.kind}, ${connections} connections`);
      printTable(['entries', 'CPU ms', 'p50 ms', 'p99 ms', 'answers'], rows);
      const [small, large] = [all[sizes.at(-2) ?? 0] ?? [], all[sizes.at(-1) ?? 0] ?? []];
      const ratio = median(large.map(({ cpuMs }, round) => cpuMs / (small[round]?.cpuMs ?? Number.NaN)));
      print(`the largest by the one before, median of the rounds: ${shown(ratio)}`);
      const [many, few] = [sizes.at(-1), sizes.at(-2)];
      findings.push({
        goal: `${name} with 10^6 entries at most ${mostGrowth} times that with 10^4`,
        measured: `${shown(ratio)} in CPU (${many} by ${few} entries)`,
        reached: ratio <= mostGrowth,
      });
    }
  } finally {
    await Promise.all(servers.map(({ target }) => target.end()));
  }
  return findings;
};
