import type { Context } from '../../../context.ts';
import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { extendSubscription, isActive, isCancelled } from '../../plans/index.ts';
import type { Bought } from './bought.ts';
import { planOf } from './plan-of.ts';

/** Lengthens the plan a renewal paid for, unless it has ended, was cancelled or was lengthened by another payment. */
export const extendPlan = async (
  { time }: Pick<Context, 'time'>,
  tx: DatabaseTransaction,
  order: Order,
): Promise<Bought> => {
  const { subscriptionId, periodStart, periodEnd } = order;
  if (subscriptionId === null || periodStart === null || periodEnd === null) {
    return { refusal: 'plan_has_ended' };
  }
  if (await isCancelled(tx, subscriptionId)) return { refusal: 'plan_cancelled' };
  const paid = { from: periodStart, to: periodEnd, plan: await planOf(tx, order) };
  const extended = await extendSubscription(time, tx, subscriptionId, paid);
  if (extended) return { subscriptionId, periodStart, periodEnd };
  return { refusal: (await isActive(tx, subscriptionId)) ? 'already_covered' : 'plan_has_ended' };
};
