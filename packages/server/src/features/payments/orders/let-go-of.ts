import { isGatewayError } from '../../../adapters/payments/gateway-error.ts';
import type { Context } from '../../../context.ts';
import { takeBack } from '../settlement/take-back.ts';
import { findOrder, freeOpenKey, moveOrder } from './order-store.ts';

/**
 * Takes an unpaid order back whose coupon its own buyer has just moved to another order, so that one coupon is not paid
 * with twice. When the gateway cannot or will not, the order stays as it is: the price of record stands.
 */
export const letGoOf = async (context: Context, orderId: string | null): Promise<void> => {
  const { clock, log, payments, storage } = context;
  const order = orderId === null ? null : await findOrder(storage.db, orderId);
  if (order?.status !== 'open' || order.gatewayReference === null) return;
  await freeOpenKey(storage.db, order.id);
  try {
    const atGateway = await payments.findOrder(order.gatewayReference);
    if (!(await takeBack(context, order, atGateway))) return;
    const ended = { failure: 'replaced', endedAt: clock.now(), nextCheckAt: null };
    await moveOrder(storage.db, order.id, ['open'], 'expired', ended);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    log.warn({ order: order.id, err: error }, 'an order without its coupon can still be paid');
  }
};
