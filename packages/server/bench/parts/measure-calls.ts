import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Finding } from '../findings.ts';
import { print, printTable, shown, shownOutcomes } from '../print.ts';
import type { Settings } from '../settings.ts';
import { asking, type Calls, judgeAnswer, listingChats, signingIn } from '../world/calls.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase, type Person } from '../world/fill-database.ts';
import { send } from '../world/load.ts';
import { inTurn, summed } from '../world/rounds.ts';
import { type Outside, startBaseline, startServer, type Target } from '../world/start-servers.ts';

const chatsOfEach = 1_000;
const people = 8;

/** A question, the list of chats and a sign-in against bare routes, with as many connections as wanted. */
export const measureCalls = async (
  databases: Databases,
  outside: Outside,
  { rounds, seconds, connections, calls }: Settings,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const filled = await databases.create();
  const who = await fillDatabase(filled, { people, chats: chatsOfEach, entries: 10_000 });
  const copies = [await databases.copy(filled), await databases.copy(filled)] as const;
  const server = await startServer(copies[0], outside);
  const bare = await startBaseline(copies[1], outside);
  try {
    const devices = calls.includes('login') ? await devicesOf(server, who) : new Map();
    const measured: Record<string, { server: Calls; bare: Calls }> = {
      send_prompt: { server: asking(who), bare: asking(who) },
      get_last_chat_id: { server: listingChats(who), bare: listingChats(who) },
      login: { server: signingIn(who, devices), bare: signingIn(who) },
    };
    for (const [name, call] of Object.entries(measured)) {
      if (!calls.includes(name)) continue;
      const rows: (string | number)[][] = [];
      for (const many of connections) {
        const contest = {
          server: { target: server, call: call.server },
          bare: { target: bare, call: call.bare },
        };
        const judge = name === 'send_prompt' ? { judge: judgeAnswer } : {};
        const all = await inTurn(contest, { connections: many, rounds, seconds, ...judge });
        const [ours, theirs] = [summed(all.server), summed(all.bare)];
        findings.push(...findingsOf(name, many, ours, theirs));
        rows.push([
          many,
          `${shown(ours.cpuMs)} / ${shown(theirs.cpuMs)}`,
          shown(ours.cpuMs - theirs.cpuMs),
          `${shown(ours.perSecond)} / ${shown(theirs.perSecond)}`,
          `${Math.round((ours.perSecond / theirs.perSecond) * 100)} %`,
          `${shown(ours.p50)} / ${shown(ours.p99)}`,
          `${shown(theirs.p50)} / ${shown(theirs.p99)}`,
          shown(ours.rssMb),
          shownOutcomes(ours.outcomes),
        ]);
      }
      print(`\n${name}, ${databases.kind}: server / bare route`);
      printTable(
        ['connections', 'CPU ms', 'beyond', 'a second', 'of bare', 'p50 / p99 ms', 'bare', 'MB', 'answers'],
        rows,
      );
    }
  } finally {
    await Promise.all([server.end(), bare.end()]);
  }
  return findings;
};

const mostCpuBeyondMs = 4;
const leastShareOfBare = 0.6;

const findingsOf = (
  name: string,
  connections: number,
  ours: ReturnType<typeof summed>,
  theirs: ReturnType<typeof summed>,
): Finding[] => {
  if (name !== 'send_prompt') return [];
  const beyond = ours.cpuMs - theirs.cpuMs;
  const share = ours.perSecond / theirs.perSecond;
  const at = `with ${connections} connection${connections === 1 ? '' : 's'}`;
  return [
    {
      goal: `a question costs at most ${mostCpuBeyondMs} ms of CPU beyond the bare route`,
      measured: `${shown(beyond)} ms (${shown(ours.cpuMs)} and ${shown(theirs.cpuMs)}) ${at}`,
      reached: beyond <= mostCpuBeyondMs,
    },
    {
      goal: `at least ${leastShareOfBare * 100} % of its throughput`,
      measured: `${Math.round(share * 100)} % (${shown(ours.perSecond)} and ${shown(theirs.perSecond)} a second) ${at}`,
      reached: share >= leastShareOfBare,
    },
  ];
};

/** Signs everybody in once, so that the device is known from then on, as a browser's is. */
const devicesOf = async (server: Target, who: readonly Person[]): Promise<Map<string, string>> => {
  const agent = new Agent();
  const devices = new Map<string, string>();
  for (const [index, { email }] of who.entries()) {
    const { path, headers, body } = signingIn(who)(index, 0);
    const answer = await send(server.url, agent, { path, headers, body });
    devices.set(email, (answer.cookies[0] ?? randomUUID()).split(';')[0] ?? '');
  }
  return devices;
};
