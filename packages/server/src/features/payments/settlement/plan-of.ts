import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { findPlan, type Plan } from '../../plans/index.ts';

type Ordered = Pick<Order, 'planId' | 'period' | 'periodUnit' | 'questionsGranted'>;

/**
 * The plan of an order, with the term and the total that its buyer was told. An order from before these were kept takes
 * what is on offer now.
 */
export const planOf = async (
  tx: DatabaseTransaction,
  { planId, period, periodUnit, questionsGranted }: Ordered,
): Promise<Plan> => {
  const plan = await findPlan(tx, planId);
  if (!plan) throw new Error(`the plan ${planId} of an order is gone`);
  return period === null ? plan : { ...plan, period, periodUnit, total: questionsGranted };
};
