import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { extendSubscription } from '../../plans/index.ts';
import type { Bought } from './bought.ts';

/** Lengthens the plan a renewal paid for, unless it has ended or was lengthened by another payment. */
export const extendPlan = async (
  tx: DatabaseTransaction,
  { subscriptionId, periodStart, periodEnd }: Order,
): Promise<Bought> => {
  if (subscriptionId === null || periodStart === null || periodEnd === null) {
    return { refusal: 'plan_has_ended' };
  }
  const extended = await extendSubscription(tx, subscriptionId, { from: periodStart, to: periodEnd });
  return extended ? { subscriptionId, periodStart, periodEnd } : { refusal: 'plan_has_ended' };
};
