import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';

/**
 * Asks the gateway to take an order back, so that it can no longer be paid.
 *
 * @returns whether it did; it refuses once card data was given
 */
export const takeBack = async (
  { log, payments }: Pick<Context, 'log' | 'payments'>,
  order: Pick<Order, 'id'>,
  atGateway: GatewayOrder,
): Promise<boolean> => {
  try {
    await payments.cancelOrder(atGateway);
    return true;
  } catch (error) {
    log.info({ order: order.id, err: error }, 'an order could not be taken back at the gateway');
    return false;
  }
};
