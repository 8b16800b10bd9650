import { constants } from '@genie/contract';
import type { BusinessTime } from '../../business-time.ts';
import { addDays } from '../../clock.ts';
import type { AnyDatabase, Database, DatabaseTransaction } from '../../storage/index.ts';
import { accessEnd, anchorOf } from './plan-policy.ts';
import type { Plan } from './plan-store.ts';

export type RunningSubscription = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly questionsUsed: number;
  /** Questions of the whole plan as bought so far; null is no limit. */
  readonly questionsGranted: number | null;
  readonly status: string;
  readonly renews: boolean;
  /** While a renewal is tried again, access goes on until here. */
  readonly graceUntil: Date | null;
  readonly anchorAt: Date | null;
  readonly periods: number;
  readonly cancelledAt: Date | null;
  readonly plan: Plan;
};

/** The subscription that gives access now; undefined without one. */
export const findRunning = async (
  db: AnyDatabase,
  userId: string,
  now: Date,
): Promise<RunningSubscription | undefined> => {
  const subscription = await db.subscription.findUnique({
    where: { activeUserId: userId },
    include: { plan: true },
  });
  return subscription && accessEnd(subscription) > now ? subscription : undefined;
};

/** The subscription that runs, else the one that began last; null for who never had one. */
export const findLatest = async (db: Database, userId: string): Promise<RunningSubscription | null> =>
  (await db.subscription.findUnique({ where: { activeUserId: userId }, include: { plan: true } })) ??
  db.subscription.findFirst({ where: { userId }, orderBy: { createdAt: 'desc' }, include: { plan: true } });

/** Every subscription of a person with the days it was used on, oldest first. */
export const findSubscriptionsOf = (db: Database, userId: string) =>
  db.subscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    include: { plan: true, dailyUses: { orderBy: { day: 'asc' } } },
  });

export const insertSubscription = async (
  tx: DatabaseTransaction,
  subscription: {
    id: string;
    userId: string;
    planId: number;
    startsAt: Date;
    endsAt: Date;
    /** Unless given, the plan's total as it is on offer now. */
    questionsGranted?: number | null;
    renews?: boolean;
    renewalDueAt?: Date | null;
  },
): Promise<void> => {
  const { total } = await tx.plan.findUniqueOrThrow({ where: { planId: subscription.planId } });
  await tx.subscription.create({
    data: {
      questionsGranted: total,
      ...subscription,
      status: 'active',
      activeUserId: subscription.userId,
      anchorAt: subscription.startsAt,
      createdAt: subscription.startsAt,
    },
  });
};

/** Ends subscriptions whose time has passed, but for those that a renewal may still lengthen. */
export const endSubscriptionsPast = async (db: Database, now: Date): Promise<void> => {
  await db.subscription.updateMany({
    where: {
      status: 'active',
      renews: false,
      endsAt: { lte: now },
      // Said twice, as SQL's NOT of a comparison with null is not true.
      OR: [{ graceUntil: null }, { graceUntil: { lte: now } }],
    },
    data: { status: 'ended', activeUserId: null },
  });
};

/** When the renewal of a plan is first charged. */
export const renewalDueBefore = (endsAt: Date): Date => addDays(endsAt, -constants.renewal.chargeDaysAhead);

const ended = {
  status: 'ended',
  activeUserId: null,
  renews: false,
  renewalDueAt: null,
  graceUntil: null,
} as const;

/** Ends whatever plan a person runs, without credit. */
export const endRunning = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.subscription.updateMany({ where: { activeUserId: userId }, data: ended });
};

/** Ends one plan; false when it had ended already. */
export const endSubscription = async (tx: DatabaseTransaction, id: string): Promise<boolean> =>
  (await tx.subscription.updateMany({ where: { id, status: 'active' }, data: ended })).count === 1;

/** Gives up renewing a plan, which goes on until its end. */
export const stopRenewing = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.subscription.updateMany({
    where: { id },
    data: { renews: false, renewalDueAt: null, graceUntil: null },
  });
};

/** Has the renewals of a plan announced again whose charge is still to come. */
export const announceAnew = async (tx: DatabaseTransaction, planId: number): Promise<void> => {
  await tx.subscription.updateMany({
    where: { planId, status: 'active', renews: true },
    data: { remindedForEnd: null },
  });
};

/** Cancels the running plan of a person, if it is a paid one; it goes on until its end. */
export const cancelRunning = async (tx: DatabaseTransaction, userId: string, now: Date): Promise<void> => {
  await tx.subscription.updateMany({
    where: { activeUserId: userId, plan: { isSequence: { gt: 0 } }, cancelledAt: null },
    data: { renews: false, renewalDueAt: null, graceUntil: null, cancelledAt: now },
  });
};

/** Whether a plan was cancelled that has not ended yet. */
export const isCancelled = async (tx: DatabaseTransaction, id: string): Promise<boolean> =>
  (await tx.subscription.count({ where: { id, status: 'active', cancelledAt: { not: null } } })) > 0;

/**
 * Lengthens a plan by the period that was paid, and grants its total again.
 *
 * @param paid.from the end the period begins at: a plan that ends elsewhere by now is left as it is
 * @param paid.plan with the term of the new period, and its total: null is no limit, whatever the period before had
 * @returns false when nothing was lengthened
 */
export const extendSubscription = async (
  time: BusinessTime,
  tx: DatabaseTransaction,
  id: string,
  { from, to, plan }: { from: Date; to: Date; plan: Plan },
): Promise<boolean> => {
  const subscription = await tx.subscription.findUnique({ where: { id } });
  if (!subscription) return false;
  const { questionsGranted, questionsUsed, renews } = subscription;
  const { anchorAt, periods } = anchorOf(time, plan, subscription);
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'active', endsAt: from },
    data: {
      endsAt: to,
      anchorAt,
      periods: periods + 1,
      questionsGranted: plan.total === null ? null : (questionsGranted ?? questionsUsed) + plan.total,
      graceUntil: null,
      renewalDueAt: renews ? renewalDueBefore(to) : null,
    },
  });
  return count === 1;
};

/** Whether a plan has not ended. */
export const isActive = async (tx: DatabaseTransaction, id: string): Promise<boolean> =>
  (await tx.subscription.count({ where: { id, status: 'active' } })) === 1;

/** Sets when the plan that runs ends; a renewal begins there. */
export const moveEnd = async (tx: DatabaseTransaction, id: string, endsAt: Date): Promise<void> => {
  const { renews } = await tx.subscription.findUniqueOrThrow({ where: { id } });
  await tx.subscription.update({
    where: { id },
    data: {
      endsAt,
      anchorAt: endsAt,
      periods: 0,
      graceUntil: null,
      renewalDueAt: renews ? renewalDueBefore(endsAt) : null,
      remindedForEnd: null,
    },
  });
};
