import type { GatewayPayment } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { findRunning, isCovered, startPaidPlan } from '../../plans/index.ts';
import { forgetCard, keepCard } from '../saved-card-store.ts';
import type { Bought } from './bought.ts';
import { planOf } from './plan-of.ts';

/**
 * Starts the plan that was bought: now, ending the running one without credit. A plan that already covers it, as after a
 * second payment for the same thing, refuses: the rule of buying holds at payment as it does at ordering.
 */
export const activatePurchase = async (
  context: Context,
  tx: DatabaseTransaction,
  order: Order,
  payment: GatewayPayment | null,
): Promise<Bought> => {
  const now = context.clock.now();
  const userId = order.userId ?? '';
  const plan = await planOf(tx, order);
  if (isCovered(plan, await findRunning(tx, userId, now), now)) return { refusal: 'already_covered' };
  const renews = order.saveCard && payment?.savedCard !== undefined;
  if (renews) await keepCard(context, tx, userId, payment);
  // A card that was kept for the plan that ends here may not be charged for this one.
  else await forgetCard(tx, userId);
  const { id, startsAt, endsAt } = await startPaidPlan(context, tx, { userId, plan, renews });
  return { subscriptionId: id, periodStart: startsAt, periodEnd: endsAt };
};
