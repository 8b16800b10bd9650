import type { Statements } from '../../storage/index.ts';
import { accessEnd } from './plan-policy.ts';
import type { Plan } from './plan-store.ts';
import type { RunningSubscription } from './subscription-store.ts';

/** What a limit that is none compares with: the largest number that a column of counts holds. */
const mostCounted = 2_147_483_647;

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

/** Counts one question of a day, whose first finds no row; false when `perDay` is used up. */
export const takeFromDay = async (
  tx: Statements,
  subscriptionId: string,
  day: string,
  perDay: number | null,
): Promise<boolean> => {
  const most = perDay ?? mostCounted;
  const count = await tx.$executeRaw`
    INSERT INTO daily_uses (subscription_id, day, used) SELECT ${subscriptionId}, ${day}, 1 WHERE ${most} > 0
    ON CONFLICT (subscription_id, day) DO UPDATE SET used = daily_uses.used + 1 WHERE daily_uses.used < ${most}`;
  return count === 1;
};

/** Counts one question of the whole plan; false when it has ended or all that it was granted is used up. */
export const takeFromTotal = async (tx: Statements, subscriptionId: string, now: Date): Promise<boolean> => {
  const count = await tx.$executeRaw`
    UPDATE subscriptions SET questions_used = questions_used + 1
    WHERE id = ${subscriptionId} AND status = 'active' AND (ends_at > ${now} OR grace_until > ${now})
      AND (questions_granted IS NULL OR questions_used < questions_granted)`;
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
