import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { findPlan, type Plan } from '../../plans/index.ts';

/** The plan of an order, as it is on offer now. */
export const planOf = async (tx: DatabaseTransaction, { planId }: Pick<Order, 'planId'>): Promise<Plan> => {
  const plan = await findPlan(tx, planId);
  if (!plan) throw new Error(`the plan ${planId} of an order is gone`);
  return plan;
};
