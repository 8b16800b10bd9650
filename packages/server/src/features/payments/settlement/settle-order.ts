import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { isPayable, payableStatuses } from '../orders/order-status.ts';
import { findOrder, moveOrder } from '../orders/order-store.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { recordFailure } from './record-failure.ts';
import { recordPayment } from './record-payment.ts';
import { recordPending } from './record-pending.ts';

/**
 * Asks the gateway what became of an order and acts on it. The browser's return, the webhook and the reconciler all come
 * through here, in any order and as often as they like: every step is a conditional write, so that each happens once.
 *
 * @returns the order as it is afterwards
 * @throws AppError gateway_failed, gateway_unavailable or gateway_timeout; nothing has changed then
 */
export const settleOrder = async (context: Context, order: Order): Promise<Order> => {
  if (order.gatewayReference === null || !isPayable(order.status)) return order;
  const atGateway = await context.payments.findOrder(order.gatewayReference);
  await act(context, order, atGateway);
  return (await findOrder(context.storage.db, order.id)) ?? order;
};

const act = async (context: Context, order: Order, atGateway: GatewayOrder): Promise<void> => {
  const outcome = paymentOutcome(order, atGateway);
  switch (outcome.kind) {
    case 'paid':
      return recordPayment(context, order, outcome.payment);
    case 'failed':
      return recordFailure(context, order, outcome.failure);
    case 'pending':
      return recordPending(context, order, { atGateway, ...outcome });
    case 'mismatch':
      return recordMismatch(context, order, outcome.what);
  }
};

/** Money that does not fit its order starts nothing: a person has to look. */
const recordMismatch = async (
  { clock, log, storage }: Context,
  order: Order,
  what: string,
): Promise<void> => {
  const ended = { failure: what, endedAt: clock.now(), nextCheckAt: null, openKey: null };
  await storage.transaction(async (tx) => {
    if (await moveOrder(tx, order.id, payableStatuses, 'mismatch', ended)) await releaseUse(tx, order.id);
  });
  log.error({ order: order.id, what }, 'a payment does not fit its order');
};
