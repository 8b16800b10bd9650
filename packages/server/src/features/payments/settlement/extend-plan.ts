import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { extendSubscription, isCancelled } from '../../plans/index.ts';
import type { Bought } from './bought.ts';

/** Lengthens the plan a renewal paid for, unless it has ended, was cancelled or was lengthened by another payment. */
export const extendPlan = async (
  tx: DatabaseTransaction,
  { subscriptionId, periodStart, periodEnd }: Order,
): Promise<Bought> => {
  if (subscriptionId === null || periodStart === null || periodEnd === null) {
    return { refusal: 'plan_has_ended' };
  }
  if (await isCancelled(tx, subscriptionId)) return { refusal: 'plan_cancelled' };
  const extended = await extendSubscription(tx, subscriptionId, { from: periodStart, to: periodEnd });
  return extended ? { subscriptionId, periodStart, periodEnd } : { refusal: 'plan_has_ended' };
};
