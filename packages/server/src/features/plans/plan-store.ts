import type { CategoryId } from '@genie/contract';
import type { Database, DatabaseTransaction, Statements } from '../../storage/index.ts';
import { accessEnd, coversCategory } from './plan-policy.ts';

/** A plan as the catalogue has it. */
export type Plan = {
  readonly planId: number;
  readonly subscriptionName: string;
  readonly subscriptionType: string;
  readonly isSequence: number;
  readonly amountFils: number;
  readonly period: number | null;
  readonly periodUnit: string | null;
  readonly perDay: number | null;
  readonly total: number | null;
  /** 'all' or a JSON list of category numbers. */
  readonly categories: string;
};

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

/** What a limit that is none compares with: the largest number that a column of counts holds. */
const mostCounted = 2_147_483_647;

export const findPlan = (db: Database | DatabaseTransaction, planId: number): Promise<Plan | null> =>
  db.plan.findUnique({ where: { planId } });

/** The whole catalogue, in its own order. */
export const findPlans = (db: Database): Promise<Plan[]> => db.plan.findMany({ orderBy: { planId: 'asc' } });

/** Plans that cover a category, the cheapest in sequence first. */
export const findPlansByCategory = async (db: Database, category: CategoryId): Promise<Plan[]> => {
  const plans = await db.plan.findMany({ orderBy: { isSequence: 'asc' } });
  return plans.filter((plan) => coversCategory(plan, category));
};

/** The subscription that gives access now; undefined without one. */
export const findRunning = async (
  db: Database | DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<RunningSubscription | undefined> => {
  const subscription = await db.subscription.findUnique({
    where: { activeUserId: userId },
    include: { plan: true },
  });
  return subscription && accessEnd(subscription) > now ? subscription : undefined;
};

/** What a question needs of the subscription that gives access. */
export type RunningLimits = Pick<
  RunningSubscription,
  'id' | 'endsAt' | 'graceUntil' | 'questionsUsed' | 'questionsGranted'
> & { readonly plan: Pick<Plan, 'perDay' | 'categories'> };

/** The subscription that gives access now, and how many questions were counted on it on a day; undefined without one. */
export const findRunningWithUse = async (
  db: Statements,
  userId: string,
  { day, now }: { day: string; now: Date },
): Promise<{ running: RunningLimits; usedOfDay: number } | undefined> => {
  // In one statement: every question asks for it twice, and so does every list of chats. SQLite plans a join anew each
  // time its parameters are bound, which takes several times what looking up three rows does.
  const [row] = await db.$queryRaw<RunningRow[]>`
    SELECT s.id, s.ends_at AS "endsAt", s.questions_used AS "questionsUsed",
      s.questions_granted AS "questionsGranted", s.grace_until AS "graceUntil",
      (SELECT used FROM daily_uses WHERE subscription_id = s.id AND day = ${day}) AS "usedOfDay",
      (SELECT per_day FROM plans WHERE plan_id = s.plan_id) AS "perDay",
      (SELECT categories FROM plans WHERE plan_id = s.plan_id) AS categories
    FROM subscriptions s
    WHERE s.active_user_id = ${userId}`;
  if (!row || accessEnd(row) <= now) return undefined;
  return { running: { ...row, plan: row }, usedOfDay: row.usedOfDay ?? 0 };
};

type RunningRow = Omit<RunningLimits, 'plan'> & RunningLimits['plan'] & { readonly usedOfDay: number | null };

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
    renews?: boolean;
    renewalDueAt?: Date | null;
  },
): Promise<void> => {
  const { total } = await tx.plan.findUniqueOrThrow({ where: { planId: subscription.planId } });
  await tx.subscription.create({
    data: {
      ...subscription,
      status: 'active',
      activeUserId: subscription.userId,
      anchorAt: subscription.startsAt,
      questionsGranted: total,
      createdAt: subscription.startsAt,
    },
  });
};

/** Claims the one Free Plan of an e-mail; false when it had one. */
export const claimTrial = async (tx: DatabaseTransaction, emailHash: string, now: Date): Promise<boolean> => {
  if (await tx.trialClaim.findUnique({ where: { emailHash } })) return false;
  await tx.trialClaim.create({ data: { emailHash, claimedAt: now } });
  return true;
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

/** Counts one question of a day; false when `perDay` is used up. */
export const takeFromDay = async (
  tx: Statements,
  subscriptionId: string,
  day: string,
  perDay: number | null,
): Promise<boolean> => {
  const take = () => tx.$executeRaw`
    UPDATE daily_uses SET used = used + 1
    WHERE subscription_id = ${subscriptionId} AND day = ${day} AND used < ${perDay ?? mostCounted}`;
  if ((await take()) === 1) return true;
  // The day's first question finds no row; when two are first, both go on.
  await tx.$executeRaw`
    INSERT INTO daily_uses (subscription_id, day, used) VALUES (${subscriptionId}, ${day}, 0)
    ON CONFLICT (subscription_id, day) DO NOTHING`;
  return (await take()) === 1;
};

/** Counts one question of the whole plan; false when it has ended or all that it was granted is used up. */
export const takeFromTotal = async (
  tx: Statements,
  subscriptionId: string,
  granted: number | null,
  now: Date,
): Promise<boolean> => {
  const count = await tx.$executeRaw`
    UPDATE subscriptions SET questions_used = questions_used + 1
    WHERE id = ${subscriptionId} AND status = 'active' AND (ends_at > ${now} OR grace_until > ${now})
      AND questions_used < ${granted ?? mostCounted}`;
  return count === 1;
};

/** Uncounts a question, on the plan and then on the day: locked in the other order than taken, each would wait for the other. */
export const giveBackTo = async (
  tx: Statements,
  { subscriptionId, day }: { subscriptionId: string; day: string },
): Promise<void> => {
  await tx.$executeRaw`
    UPDATE subscriptions SET questions_used = questions_used - 1
    WHERE id = ${subscriptionId} AND questions_used > 0`;
  await tx.$executeRaw`
    UPDATE daily_uses SET used = used - 1
    WHERE subscription_id = ${subscriptionId} AND day = ${day} AND used > 0`;
};
