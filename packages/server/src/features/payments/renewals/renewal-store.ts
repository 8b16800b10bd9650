import type { AnyDatabase, Database, DatabaseTransaction, Order, SavedCard } from '../../../storage/index.ts';
import { isForSale } from '../../plans/index.ts';
import { payableStatuses } from '../orders/order-status.ts';

/** A plan as the renewal job needs it, with whom it belongs to. */
export type Renewable = NonNullable<Awaited<ReturnType<typeof findRenewable>>>;

const withOwner = {
  plan: true,
  user: { select: { id: true, email: true, fullName: true } },
} as const;

const renewing = { status: 'active', renews: true } as const;

export const findRenewable = (db: AnyDatabase, id: string) =>
  db.subscription.findUnique({ where: { id }, include: withOwner });

/** A charge to come of a saved card, and when it is first tried. */
export type UpcomingCharge = { readonly amountFils: number; readonly on: Date };

/** The next charge of a plan at its normal price, as it is foreseen now; null for one that does not renew. */
export const findUpcomingCharge = async (
  tx: DatabaseTransaction,
  subscriptionId: string,
): Promise<UpcomingCharge | null> => {
  const found = await tx.subscription.findUnique({
    where: { id: subscriptionId, ...renewing },
    include: { plan: true },
  });
  return found?.renewalDueAt && isForSale(found.plan)
    ? { amountFils: found.plan.amountFils, on: found.renewalDueAt }
    : null;
};

/** Plans whose renewal is to be charged, or tried again, by now. */
export const findDueRenewals = (db: Database, now: Date, most: number): Promise<Renewable[]> =>
  db.subscription.findMany({
    where: { ...renewing, renewalDueAt: { lte: now } },
    orderBy: { renewalDueAt: 'asc' },
    take: most,
    include: withOwner,
  });

/** When the renewal that is overdue for longest was due; null when none is. */
export const findEarliestRenewalDue = async (db: Database, now: Date): Promise<Date | null> => {
  const earliest = await db.subscription.aggregate({
    _min: { renewalDueAt: true },
    where: { renewalDueAt: { lte: now } },
  });
  return earliest._min.renewalDueAt;
};

/** Whether a charge of this plan is under way whose outcome nobody knows yet. */
export const hasUndecidedCharge = async (db: Database, subscriptionId: string): Promise<boolean> =>
  (await db.order.count({
    where: { subscriptionId, kind: 'renewal', status: { in: ['creating', 'open'] }, paymentPageUrl: null },
  })) > 0;

/** The card that an attempt is to charge; null once its plan no longer renews, or ends elsewhere than it did. */
export const findCardToCharge = (
  db: Database,
  { subscriptionId: id, periodStart: endsAt }: Pick<Order, 'subscriptionId' | 'periodStart'>,
): Promise<SavedCard | null> =>
  id === null || endsAt === null
    ? Promise.resolve(null)
    : db.savedCard.findFirst({ where: { user: { subscriptions: { some: { id, endsAt, ...renewing } } } } });

/**
 * Claims the next attempt to renew a plan, and plans the one after it.
 *
 * @returns false when another process has claimed it, or the plan no longer renews
 */
export const claimAttempt = async (
  tx: DatabaseTransaction,
  { id, renewalAttempts, endsAt }: Renewable,
  next: { renewalDueAt: Date; graceUntil: Date },
): Promise<boolean> => {
  const { count } = await tx.subscription.updateMany({
    where: { id, ...renewing, renewalAttempts, endsAt },
    data: { ...next, renewalAttempts: { increment: 1 } },
  });
  return count === 1;
};

/** Puts the next attempt at another time, if the plan still renews at the same end. */
export const setRenewalDue = async (
  db: AnyDatabase,
  id: string,
  endsAt: Date,
  renewalDueAt: Date,
): Promise<void> => {
  await db.subscription.updateMany({ where: { id, ...renewing, endsAt }, data: { renewalDueAt } });
};

/** Plans that end within a time and whose owner was not told of this end yet. */
export const findUntold = (
  db: Database,
  { renews, now, until, most }: { renews: boolean; now: Date; until: Date; most: number },
): Promise<Renewable[]> =>
  db.subscription.findMany({
    where: {
      status: 'active',
      renews,
      endsAt: { gt: now, lte: until },
      // A charge that is due now, or was tried already, is told of by its own mails.
      ...(renews && { renewalDueAt: { gt: now }, graceUntil: null }),
      OR: [{ remindedForEnd: null }, { remindedForEnd: { lt: db.subscription.fields.endsAt } }],
    },
    orderBy: { endsAt: 'asc' },
    take: most,
    include: withOwner,
  });

/** Notes that an end was told; false when another process has just done so. */
export const markTold = async (
  tx: DatabaseTransaction,
  { id, endsAt, renews }: Renewable,
): Promise<boolean> => {
  const { count } = await tx.subscription.updateMany({
    where: {
      id,
      status: 'active',
      renews,
      endsAt,
      OR: [{ remindedForEnd: null }, { remindedForEnd: { lt: endsAt } }],
    },
    data: { remindedForEnd: endsAt },
  });
  return count === 1;
};

/** Whether the plan of a renewal still waits for its payment: it runs uncancelled, and ends where the payment's period begins. */
export const isAwaited = async (
  db: Database,
  { subscriptionId: id, periodStart: endsAt }: Pick<Order, 'subscriptionId' | 'periodStart'>,
): Promise<boolean> =>
  id !== null &&
  endsAt !== null &&
  (await db.subscription.count({ where: { id, endsAt, status: 'active', cancelledAt: null } })) > 0;

/** Has the pages looked at that ask the payer for a plan's renewal: those that are not awaited are taken back. */
export const lookAtPages = async (
  tx: DatabaseTransaction,
  subscriptionId: string,
  now: Date,
): Promise<void> => {
  await tx.order.updateMany({
    where: {
      subscriptionId,
      kind: 'renewal',
      status: { in: [...payableStatuses] },
      paymentPageUrl: { not: null },
    },
    data: { nextCheckAt: now },
  });
};
