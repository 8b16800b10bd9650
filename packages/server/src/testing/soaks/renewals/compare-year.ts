import { accessEnd } from '../../../features/plans/index.ts';
import type { TestApp } from '../../test-app.ts';
import type { Bank } from './bank.ts';
import type { Mails, Reckoning } from './oracle.ts';
import { offerAt, plans, type World } from './story.ts';
import { couponFils, type YearlySubscriber } from './subscribers-of-a-year.ts';

const ownFailures = ['gateway_unavailable', 'gateway_failed', 'gateway_timeout'];

/** Who may ask now, of whom the oracle says something else. */
export const compareAccess = async (
  { context, clock }: TestApp,
  subscribers: readonly YearlySubscriber[],
): Promise<string[]> => {
  const now = clock.now();
  const running = await context.storage.db.subscription.findMany({ where: { status: 'active' } });
  const mayAsk = new Set(running.filter((plan) => accessEnd(plan) > now).map(({ userId }) => userId));
  return subscribers
    .filter(({ person, oracle }) => mayAsk.has(person.userId) !== oracle.hasAccess(now.getTime()))
    .map(
      ({ person }) =>
        `${now.toISOString()}: ${person.email} ${mayAsk.has(person.userId) ? 'may' : 'may not'} ask`,
    );
};

/** Holds a subscriber's year in the database, at the bank and in the outbox against the oracle's. */
export const compareYear = async (
  { context }: TestApp,
  bank: Bank,
  { person, oracle, story }: YearlySubscriber,
  { world, mails }: { world: World; mails: Mails },
): Promise<string[]> => {
  const { db } = context.storage;
  const { userId, email } = person;
  const reckoned = oracle.reckoning();
  const orders = await db.order.findMany({
    where: { userId, kind: 'renewal' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const [first] = await db.order.findMany({ where: { userId, kind: 'purchase' } });
  const plan = await db.subscription.findFirstOrThrow({ where: { userId } });
  const { planId, boughtAt, hasCoupon } = story;
  const { total } = plans[planId];
  const actual = {
    firstFils: first?.amountFils,
    charges: orders
      .filter(({ status }) => status === 'paid')
      .map((order) => ({
        at: ms(order.paidAt),
        fils: order.amountFils,
        from: ms(order.periodStart),
        until: ms(order.periodEnd),
      })),
    declines: orders
      .filter(({ status, failure }) => status === 'failed' && !ownFailures.includes(failure ?? ''))
      .map(({ endedAt, failure }) => ({ at: ms(endedAt), code: failure })),
    captures: bank.captures.get(email) ?? [],
    stillAskedAbout: orders
      .filter(
        (order) => order.paymentPageUrl === null && order.status !== 'open' && order.nextCheckAt !== null,
      )
      .map(({ id }) => id),
    endsAt: ms(plan.endsAt),
    renews: plan.renews,
    hasEnded: plan.status === 'ended',
    granted: plan.questionsGranted,
    mails,
  };
  const expected = {
    firstFils: offerAt(world, planId, boughtAt).price - (hasCoupon ? couponFils : 0),
    charges: reckoned.charges,
    declines: reckoned.declines,
    captures: reckoned.charges.map(({ at, fils }) => ({ at, fils })),
    stillAskedAbout: [],
    endsAt: reckoned.endsAt,
    renews: reckoned.renews && !reckoned.hasEnded,
    hasEnded: reckoned.hasEnded,
    granted: total === null ? null : total * reckoned.periods,
    mails: reckoned.mails,
  };
  return Object.keys(expected)
    .filter(
      (fact) => json(actual[fact as keyof typeof actual]) !== json(expected[fact as keyof typeof expected]),
    )
    .map(
      (fact) =>
        `${email} ${fact}: ${json(actual[fact as keyof typeof actual])} instead of ${json(expected[fact as keyof typeof expected])} in ${json(story)}`,
    );
};

/** The mails of each kind, by address. None was sent: they all wait in the outbox. */
export const mailsByAddress = async ({ context }: TestApp): Promise<Map<string, Mails>> => {
  const { storage, sealing } = context;
  const byAddress = new Map<string, Mails>();
  const rows = await storage.db.outboxMail.findMany({ select: { kind: true, recipientSealed: true } });
  for (const { kind, recipientSealed } of rows) {
    const address = sealing.open(recipientSealed ?? '');
    const mails = byAddress.get(address) ?? noMails();
    if (kind in mails) mails[kind as keyof Mails] += 1;
    byAddress.set(address, mails);
  }
  return byAddress;
};

export const noMails = (): Mails => ({
  receipt: 0,
  renewal_announced: 0,
  renewal_failed: 0,
  renewal_confirm: 0,
  renewal_stopped: 0,
  plan_ends: 0,
});

/** What all oracles together have reckoned, for the report. */
export const sumOf = (reckonings: readonly Reckoning[]) => ({
  charges: reckonings.reduce((sum, { charges }) => sum + charges.length, 0),
  declines: reckonings.reduce((sum, { declines }) => sum + declines.length, 0),
  ended: reckonings.filter(({ hasEnded }) => hasEnded).length,
  fils: reckonings.reduce((sum, { charges }) => sum + charges.reduce((all, { fils }) => all + fils, 0), 0),
});

const ms = (time: Date | null): number => time?.getTime() ?? 0;
const json = (value: unknown): string =>
  JSON.stringify(value, (key, part) =>
    typeof part === 'number' && /^(at|from|until|endsAt|boughtAt|cancelsAt)$/.test(key)
      ? new Date(part).toISOString()
      : part,
  );
