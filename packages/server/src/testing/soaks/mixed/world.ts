import type { Draws } from '../draws.ts';
import { type Answer, callOnce } from '../payments/calls.ts';
import type { Installation } from '../payments/installation.ts';

const lookEveryMs = 50;
const patienceMs = 120_000;

const busyCodes = new Set(['storage_unavailable', 'overloaded', 'shutting_down']);

/** What came back in the end, and how many calls before it got no answer: each may have been done, or not. */
type Insisted = Exclude<Answer, 'lost'> & { readonly lost: number };

type CallOptions = Parameters<typeof callOnce>[1];

/** The installation as its users meet it, who call again when a server died under their call. */
export type World = {
  readonly installation: Installation;
  readonly draws: Draws;
  /** Calls until somebody answers, any server of the installation each time. */
  readonly insist: (path: string, options?: CallOptions) => Promise<Insisted>;
  /** One call; 'lost' once every server answers again. */
  readonly tryOnce: (path: string, options?: CallOptions) => Promise<Answer>;
  /** How many calls were made, how many of them got no answer, and how many were to come back later. */
  readonly tally: { calls: number; lost: number; busy: number };
  /** Does something at the moment when so many calls have been made. */
  readonly atCall: (count: number, act: () => void) => void;
};

export const createWorld = (installation: Installation, draws: Draws): World => {
  const tally = { calls: 0, lost: 0, busy: 0 };
  const planned = new Map<number, () => void>();

  const whenServing = async (): Promise<void> => {
    const until = performance.now() + patienceMs;
    for (const serverUrl of installation.serverUrls) {
      for (;;) {
        const answer = await callOnce(`${serverUrl}/readyz`);
        if (answer !== 'lost' && answer.status === 200) break;
        if (performance.now() > until) throw new Error(`${serverUrl} does not come back`);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    }
  };

  const tryOnce: World['tryOnce'] = async (path, options = {}) => {
    tally.calls += 1;
    const answering = callOnce(`${draws.pick(installation.serverUrls)}${path}`, {
      method: 'POST',
      ...options,
    });
    planned.get(tally.calls)?.();
    const answer = await answering;
    // Who is too busy, or cannot tell what became of it, is called again as if nothing had come back.
    const isBusy = answer !== 'lost' && busyCodes.has(String(answer.body.code));
    if (answer !== 'lost' && !isBusy) return answer;
    tally[isBusy ? 'busy' : 'lost'] += 1;
    await whenServing();
    return 'lost';
  };

  return {
    installation,
    draws,
    tryOnce,
    async insist(path, options) {
      for (let lost = 0; ; lost += 1) {
        const answer = await tryOnce(path, options);
        if (answer !== 'lost') return { ...answer, lost };
      }
    },
    tally,
    atCall: (count, act) => void planned.set(count, act),
  };
};

/** @throws Error with the answer when it is no success */
export const expectSuccess = ({ status, body, lost }: Insisted, what: string): Record<string, unknown> => {
  if (status === 200) return body;
  throw new Error(`${what}, after ${lost} without an answer, was answered ${status} ${JSON.stringify(body)}`);
};
