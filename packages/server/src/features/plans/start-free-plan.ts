import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { periodEnd } from './plan-policy.ts';
import { findPlan } from './plan-store.ts';
import { insertSubscription } from './subscription-store.ts';
import { claimTrial } from './trial-claim-store.ts';

export const freePlanId = 1;

/**
 * Starts the Free Plan of a new account, once per e-mail: the keyed hash it is remembered by outlives the account.
 *
 * @returns false when this e-mail has had it
 */
export const startFreePlan = async (
  context: Context,
  tx: DatabaseTransaction,
  { id: userId, emailKey }: { id: string; emailKey: string },
): Promise<boolean> => {
  const { clock, random, sealing, time } = context;
  const now = clock.now();
  if (!(await claimTrial(tx, sealing.keyedHash('trial-claim', emailKey), now))) return false;
  const plan = await findPlan(tx, freePlanId);
  if (!plan) throw new Error('the catalogue has no Free Plan');
  await insertSubscription(tx, {
    id: random.uuid(),
    userId,
    planId: plan.planId,
    startsAt: now,
    endsAt: periodEnd(time, plan, now),
  });
  return true;
};
