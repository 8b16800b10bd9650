import type { Draws } from '../draws.ts';
import type { Bought } from './buyers.ts';
import { type Answer, askStatus, callOnce, callWell } from './calls.ts';
import type { Installation } from './installation.ts';

export const callsAtOnce = 50;

/** Whatever is due within a minute is looked at now. */
const minutesAhead = 1;
/** What a process that died had leased, or scheduled for a later look, is due by then. */
const minutesAfterDeath = 6;

type Tally = Record<string, number>;

/**
 * Fifty calls at once for each order, in random order: its buyer asks, the gateway's webhooks come again and again, and
 * the reconciler runs. Meanwhile a process may die and come back. Afterwards some browsers ask once more; for those that
 * are gone the reconciler has to do.
 *
 * @param options.victim which process is killed, after so many milliseconds
 * @returns how often which answer came
 * @throws Error for an answer that may not come, or a connection that broke while nobody was killed
 */
export const storm = async (
  installation: Installation,
  draws: Draws,
  bought: readonly Bought[],
  { victim }: { victim: { index: number; afterMs: number } | null },
): Promise<Tally> => {
  const tally: Tally = {};
  const events = await eventsByOrder(installation);
  const calls = draws.shuffled(bought.flatMap((one) => callsFor(installation, draws, one, events)));
  const death = victim
    ? after(victim.afterMs).then(() => installation.killAndRestart(victim.index))
    : Promise.resolve();
  const made = calls.map(async ({ name, make }) => {
    const outcome = await make();
    const key = `${name}: ${outcome}`;
    tally[key] = (tally[key] ?? 0) + 1;
  });
  const ended = await Promise.allSettled([death, ...made]);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  const lost = Object.keys(tally).filter((key) => key.endsWith('lost'));
  if (!victim && lost.length > 0) throw new Error(`nobody was killed, but ${lost.join(', ')}`);
  await settleLate(installation, draws, bought);
  return tally;
};

type Call = { readonly name: string; readonly make: () => Promise<string | number> };

const callsFor = (
  installation: Installation,
  draws: Draws,
  one: Bought,
  events: ReadonlyMap<string, readonly string[]>,
): Call[] => {
  const { serverUrls, sandboxUrl } = installation;
  const eventIds = events.get(one.order.gatewayReference ?? '') ?? [];
  const browser: Call = {
    name: 'browser',
    make: async () => outcomeOf(one, await askOwn(draws.pick(serverUrls), one)),
  };
  const webhook: Call = {
    name: 'webhook',
    async make() {
      const url = `${sandboxUrl}/control/payments/webhooks/${draws.pick(eventIds)}/resend`;
      return (await callWell<{ resent: string }>(url, { method: 'POST' })) && 'sent';
    },
  };
  const reconciler: Call = {
    name: 'reconciler',
    make: () => installation.reconciler().run('reconcile', minutesAhead),
  };
  // At least one of each; how many beyond that is chance.
  const others = Array.from({ length: callsAtOnce - 3 }, () =>
    draws.pick([browser, browser, webhook, reconciler]),
  );
  return [browser, webhook, reconciler, ...others];
};

const askOwn = (serverUrl: string, { token, order }: Bought): Promise<Answer> =>
  askStatus(serverUrl, { token, outletId: order.outletId, reference: order.gatewayReference ?? order.id });

/**
 * A server that has no room in time, or its database, says so: the browser asks again.
 *
 * @throws Error for an answer that does not fit the order
 */
const outcomeOf = ({ order, isPaid }: Bought, answer: Answer): string => {
  if (answer === 'lost') return answer;
  const outcome = String(answer.body.status ?? answer.body.code);
  if (['storage_unavailable', 'overloaded', 'shutting_down'].includes(outcome)) return 'busy';
  const fits = isPaid ? outcome === 'paid' : answer.status === 402;
  if (!fits) throw new Error(`order ${order.id} was answered ${JSON.stringify(answer)}`);
  return outcome;
};

/** What happens after the storm: browsers that are left ask again; time passes, and the reconciler does the rest. */
const settleLate = async (
  installation: Installation,
  draws: Draws,
  bought: readonly Bought[],
): Promise<void> => {
  const present = bought.filter(({ isBrowserGone }) => !isBrowserGone);
  for (const one of present) {
    await untilThere(async () => outcomeOf(one, await askOwn(draws.pick(installation.serverUrls), one)));
  }
  await untilThere(() => installation.reconciler().run('reconcile', minutesAfterDeath));
  await untilThere(() => installation.reconciler().run('outbox', minutesAfterDeath));
};

const mostTries = 5;

/** @throws Error when nobody answers although every process runs, or the database has no room time and again */
const untilThere = async (ask: () => Promise<string>): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const outcome = await ask();
    if (outcome !== 'busy' && outcome !== 'lost') return;
    if (outcome === 'lost' || tries === mostTries) throw new Error(`after the storm: ${outcome}`);
  }
};

const eventsByOrder = async ({ sandboxUrl }: Installation): Promise<Map<string, string[]>> => {
  const { webhooks } = await callWell<{ webhooks: { eventId: string; orderReference: string }[] }>(
    `${sandboxUrl}/control/payments/webhooks`,
  );
  const events = new Map<string, string[]>();
  for (const { eventId, orderReference } of webhooks) {
    events.set(orderReference, [...(events.get(orderReference) ?? []), eventId]);
  }
  return events;
};

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps the gateway from telling anybody by itself: in a storm every webhook is one of the fifty. */
export const holdWebhooksBack = async ({ sandboxUrl }: Installation): Promise<void> => {
  const answer = await callOnce(`${sandboxUrl}/control/payments`, {
    method: 'PUT',
    body: { webhooks: 'drop' },
  });
  if (answer === 'lost' || answer.status !== 200) throw new Error('the sandbox keeps its webhooks');
};
