import { type PaymentStatusResponse, paymentTexts } from '@genie/contract';
import { isGatewayError } from '../../adapters/payments/gateway-error.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Order } from '../../storage/index.ts';
import { findOwnOrder } from './orders/order-store.ts';
import type { Refusal } from './settlement/bought.ts';
import { settleOrder } from './settlement/settle-order.ts';

/**
 * What became of an order of the caller, asked of the gateway.
 *
 * @throws AppError not_found for nobody's and somebody else's order, payment_failed, or one of the gateway's: nothing has
 *   changed then, and asking again is right
 */
export const paymentStatus = async (
  context: Context,
  userId: string,
  { outletId, reference }: { outletId: string | undefined; reference: string },
): Promise<PaymentStatusResponse> => {
  const order = await findOwnOrder(context.storage.db, userId, reference, outletId);
  if (!order) throw notFound();
  return present(await settleIfPossible(context, order));
};

/** An order that has failed is asked about again, as its payer may have tried again; what is known of it stands. */
const settleIfPossible = async (context: Context, order: Order): Promise<Order> => {
  try {
    return await settleOrder(context, order);
  } catch (error) {
    if (order.status !== 'open' && isGatewayError(error)) return order;
    throw error;
  }
};

const present = (order: Order): PaymentStatusResponse => {
  switch (order.status) {
    case 'paid':
      return {
        msg: paymentTexts.succeeded,
        status: 'paid',
        subscription_name: order.subscriptionName,
        ...(order.periodEnd && { end_date: order.periodEnd.toISOString() }),
      };
    case 'creating':
    case 'open':
      return { msg: '', status: 'pending' };
    default:
      throw new AppError('payment_failed', failureTextOf(order));
  }
};

const failureTextOf = ({ status, failure }: Order): string => {
  const text = failureTexts[status] ?? paymentTexts.declined;
  const isTooLate = failure === ('plan_has_ended' satisfies Refusal);
  return text === paymentTexts.refunded && isTooLate ? paymentTexts.refundedPlanEnded : text;
};

const failureTexts: Readonly<Record<string, string>> = {
  expired: paymentTexts.orderExpired,
  mismatch: paymentTexts.mismatch,
  resolved: paymentTexts.mismatch,
  refund_due: paymentTexts.refunded,
  refunded: paymentTexts.refunded,
};
