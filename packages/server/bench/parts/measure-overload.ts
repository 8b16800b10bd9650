import type { Finding } from '../findings.ts';
import { print, printTable, shown, shownOutcomes } from '../print.ts';
import type { Settings } from '../settings.ts';
import { asking, type Calls, judgeAnswer, listingChats } from '../world/calls.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase, type Person } from '../world/fill-database.ts';
import { type Answer, load } from '../world/load.ts';
import type { Usage } from '../world/measured-process.ts';
import { median } from '../world/rounds.ts';
import { type Outside, startServer } from '../world/start-servers.ts';
import { watchHealth } from '../world/watch-health.ts';

const connections = 256;
const slices = 10;
/** What a process may grow by after its first minute and still count as level. */
const levelShare = 1.1;
/** What asks whether a process lives commonly waits so long. */
const longestHealthMs = 1_000;
const honest = new Set(['200', '503 with Retry-After']);

/** What comes over all connections at once. */
type Rush = {
  readonly name: string;
  readonly people: number;
  readonly chats: number;
  readonly call: (who: readonly Person[]) => Calls;
  /** What an answer counts as; its status unless given. */
  readonly judge?: (answer: Answer) => string;
  /** Of the minutes that are wanted. */
  readonly share: number;
};

const rushes: readonly Rush[] = [
  { name: 'questions', people: connections, chats: 3, call: asking, judge: judgeAnswer, share: 1 },
  { name: 'lists of 1,000 chats', people: 8, chats: 1_000, call: listingChats, share: 0.4 },
];

/** Questions over 256 connections for minutes, in one piece, and then long lists: every answer whole, or an honest 503; memory as it goes. */
export const measureOverload = async (
  databases: Databases,
  outside: Outside,
  { minutes }: Settings,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const rush of rushes) {
    findings.push(...(await measureRush(rush, databases, outside, minutes * rush.share)));
  }
  return findings;
};

const measureRush = async (
  { name, people, chats, call, judge = ({ status }) => String(status) }: Rush,
  databases: Databases,
  outside: Outside,
  minutes: number,
): Promise<Finding[]> => {
  const databaseUrl = await databases.create();
  const who = await fillDatabase(databaseUrl, { people, chats, entries: 10_000 });
  const server = await startServer(databaseUrl, outside);
  try {
    const before = await server.usage({ afterCollection: true });
    const taken: { seconds: number; answered: number; usage: Usage }[] = [];
    const startedAt = performance.now();
    let answered = 0;
    const take = async () => {
      const seconds = (performance.now() - startedAt) / 1_000;
      taken.push({ seconds, answered, usage: await server.usage() });
    };
    const taking = setInterval(() => void take(), (minutes * 60_000) / slices);
    const endOfWatch = watchHealth(server.url);
    let health: readonly number[] = [];
    const loading = load(server, {
      connections,
      call: call(who),
      until: (state) => state.seconds >= minutes * 60,
      judge: (answer) => {
        answered += 1;
        return judge(answer);
      },
    });
    const { requests, seconds, cpuMs, p50, p99, most, outcomes } = await loading.finally(async () => {
      clearInterval(taking);
      health = await endOfWatch();
    });
    const after = await server.usage({ afterCollection: true });
    print(
      `\n${name} over ${connections} connections for ${shown(minutes)} minutes in one piece, ${databases.kind}`,
    );
    printTable(
      ['after s', 'answered', 'resident MB', 'heap used MB', 'heap MB', 'external MB'],
      taken.map(({ seconds: at, answered: count, usage: { rss, heapUsed, heapTotal, external } }) => [
        shown(at),
        count,
        ...[rss, heapUsed, heapTotal, external].map((bytes) => shown(bytes / 1e6)),
      ]),
    );
    print(
      `${requests} in ${shown(seconds)} s, ${shown(requests / seconds)} a second, ${shown(cpuMs)} ms of CPU each; p50 ${shown(p50)}, p99 ${shown(p99)}, most ${shown(most)} ms; ${shownOutcomes(outcomes)}`,
    );
    print(
      `after a collection: heap ${shown(before.heapUsed / 1e6)} MB before, ${shown(after.heapUsed / 1e6)} MB after; resident ${shown(after.rss / 1e6)} MB`,
    );
    const failed = Object.entries(outcomes).filter(([outcome]) => !honest.has(outcome));
    const early = taken.find(({ seconds: at }) => at >= Math.min(60, minutes * 30))?.usage.rss ?? Number.NaN;
    const late = taken.at(-1)?.usage.rss ?? Number.NaN;
    return [
      {
        goal: 'no failed request in 5 minutes at 256 connections but honest 503s',
        measured: `${requests} ${name} in ${shown(seconds / 60)} minutes: ${shownOutcomes(outcomes)}`,
        reached: failed.length === 0,
      },
      {
        goal: 'memory level under load',
        measured: `${name}: ${shown(early / 1e6)} MB after a minute, ${shown(late / 1e6)} MB at the end`,
        reached: late <= early * levelShare,
      },
      {
        goal: '/healthz stays quick',
        measured: `${name}: ${shown(median(health))} ms in the median of ${health.length} answers, ${shown(Math.max(...health))} at most`,
        reached: Math.max(...health) <= longestHealthMs,
      },
    ];
  } finally {
    await server.end();
  }
};
