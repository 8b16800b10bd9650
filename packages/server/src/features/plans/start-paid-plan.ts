import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { periodEnd } from './plan-policy.ts';
import type { Plan } from './plan-store.ts';
import { endRunning, insertSubscription, renewalDueBefore } from './subscription-store.ts';

/** A plan that has just begun. */
type StartedPlan = { readonly id: string; readonly startsAt: Date; readonly endsAt: Date };

/**
 * Starts a plan now, with its term and total as given, and ends the running one without credit, in the caller's transaction.
 *
 * @param start.endsAt unless given, the end of the plan's period
 * @throws a unique violation when another plan of the same person starts at this moment; nothing is kept then
 */
export const startPaidPlan = async (
  { clock, random, time }: Context,
  tx: DatabaseTransaction,
  start: {
    readonly userId: string;
    readonly plan: Plan;
    readonly renews: boolean;
    readonly endsAt?: Date | undefined;
  },
): Promise<StartedPlan> => {
  const { userId, plan, renews } = start;
  const startsAt = clock.now();
  const endsAt = start.endsAt ?? periodEnd(time, plan, startsAt);
  const id = random.uuid();
  await endRunning(tx, userId);
  await insertSubscription(tx, {
    id,
    userId,
    planId: plan.planId,
    startsAt,
    endsAt,
    questionsGranted: plan.total,
    renews,
    renewalDueAt: renews ? renewalDueBefore(endsAt) : null,
  });
  return { id, startsAt, endsAt };
};
