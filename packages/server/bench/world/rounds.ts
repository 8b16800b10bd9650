import type { Calls } from './calls.ts';
import { type Answer, load, type Measured } from './load.ts';
import type { Target } from './start-servers.ts';

/** Several servers under the same load. */
export type Contest<Name extends string> = Readonly<Record<Name, { target: Target; call: Calls }>>;

/** The servers one after the other, again and again, so that what else the machine does meets all alike. */
export const inTurn = async <Name extends string>(
  contest: Contest<Name>,
  {
    connections,
    rounds,
    seconds,
    judge,
  }: {
    readonly connections: number;
    readonly rounds: number;
    readonly seconds: number;
    readonly judge?: (answer: Answer) => string;
  },
): Promise<Record<Name, Measured[]>> => {
  const names = Object.keys(contest) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured[]>;
  for (const name of names) await warmUp(contest[name], seconds);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { target, call } = contest[name];
      const until = (state: { requests: number; seconds: number }) =>
        state.seconds >= seconds && state.requests >= 1;
      measured[name].push(await load(target, { connections, call, until, ...(judge && { judge }) }));
    }
  }
  return measured;
};

const warmRequests = 4_000;
const warmConnections = 32;
/** At most so many times as long as a round. */
const longestWarmUp = 24;
const warm = new WeakMap<Target, Set<Calls>>();

/** A process that has just begun still compiles what it runs: so many requests of each kind go before those that count. */
const warmUp = async ({ target, call }: { target: Target; call: Calls }, seconds: number): Promise<void> => {
  const calls = warm.get(target) ?? new Set();
  if (calls.has(call)) return;
  warm.set(target, calls.add(call));
  await load(target, {
    connections: warmConnections,
    call,
    until: (state) => state.requests >= warmRequests || state.seconds >= longestWarmUp * seconds,
  });
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** The middle of several rounds. */
export const summed = (rounds: readonly Measured[]) => {
  const of = (value: (round: Measured) => number) => median(rounds.map(value));
  const outcomes: Record<string, number> = {};
  for (const round of rounds) {
    for (const [outcome, count] of Object.entries(round.outcomes)) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    }
  }
  return {
    cpuMs: of(({ cpuMs }) => cpuMs),
    perSecond: of(({ requests, seconds }) => requests / seconds),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    rssMb: of(({ rss }) => rss) / 1e6,
    outcomes,
  };
};
