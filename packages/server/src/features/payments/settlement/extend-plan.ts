import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { extendSubscription, isActive } from '../../plans/index.ts';
import type { Bought } from './bought.ts';
import { planOf } from './plan-of.ts';

/** Lengthens the plan a renewal paid for, unless it has ended or was lengthened by another payment. */
export const extendPlan = async (tx: DatabaseTransaction, order: Order): Promise<Bought> => {
  const { subscriptionId, periodStart, periodEnd } = order;
  if (subscriptionId === null || periodStart === null || periodEnd === null) {
    return { refusal: 'plan_has_ended' };
  }
  const { total } = await planOf(tx, order);
  const paid = { from: periodStart, to: periodEnd, total };
  const extended = await extendSubscription(tx, subscriptionId, paid);
  if (extended) return { subscriptionId, periodStart, periodEnd };
  return { refusal: (await isActive(tx, subscriptionId)) ? 'already_covered' : 'plan_has_ended' };
};
