import { pages } from '@genie/contract';
import { asGatewayError } from '../../../adapters/payments/gateway-error.ts';
import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { AppError } from '../../../errors.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { mismatchOf } from '../settlement/payment-outcome.ts';
import { nextCheck } from './check-schedule.ts';
import { findOrder, moveOrder } from './order-store.ts';
import { whileCreating } from './while-creating.ts';

/** An order that the gateway has created, as both sides keep it. */
export type OpenOrder = { readonly order: Order; readonly atGateway: GatewayOrder };

/**
 * Creates an order at the gateway and opens ours. It is called once for an order: one whose outcome is unknown is left to
 * die, as nobody ever gets to see its page.
 *
 * @param how.withoutPayer for a charge of a saved card: the order has no page then
 * @throws AppError gateway_failed, gateway_unavailable or gateway_timeout; the order has failed then
 */
export const orderAtGateway = async (
  context: Context,
  order: Order,
  { email, withoutPayer }: { email: string; withoutPayer: boolean },
): Promise<OpenOrder> => {
  const { clock, payments, storage } = context;
  try {
    const atGateway = await whileCreating(context, order.id, () =>
      payments.createOrder({
        merchantOrderReference: order.id,
        amountFils: order.amountFils,
        currency: order.currency,
        email,
        ...returnAddresses(context),
        unscheduled: withoutPayer,
      }),
    );
    const mismatch = mismatchOf(order, atGateway);
    const page = pageOf(atGateway);
    if (mismatch !== null) throw new Error(`the gateway created another order: ${mismatch}`);
    if (!withoutPayer && page === null) throw new Error('the gateway gave the order no payment page');
    const now = clock.now();
    const opened = await moveOrder(storage.db, order.id, ['creating'], 'open', {
      gatewayReference: atGateway.reference,
      paymentPageUrl: withoutPayer ? null : page,
      nextCheckAt: nextCheck(order.createdAt, now),
    });
    const kept = opened && (await findOrder(storage.db, order.id));
    if (!kept) throw new DOMException('the order was given up meanwhile', 'TimeoutError');
    return { order: kept, atGateway };
  } catch (cause) {
    const error = asGatewayError(cause, clock);
    await giveUp(context, order, error);
    throw error;
  }
};

/** Where the hosted page sends the payer; the gateway adds its reference to the first. */
const returnAddresses = ({ config }: Context) => ({
  redirectUrl: `${config.http.publicUrl}${pages.paymentRedirect}`,
  cancelUrl: `${config.http.publicUrl}${pages.subscription}`,
  cancelText: 'Back to plans',
});

const pageOf = (order: GatewayOrder): string | null => {
  const href = order._links?.payment;
  const url = URL.parse(href ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

const giveUp = async ({ clock, log, storage }: Context, order: Order, error: AppError): Promise<void> => {
  log.warn({ order: order.id, code: error.code, err: error.cause }, 'an order could not be created');
  await storage.transaction(async (tx) => {
    const ended = { failure: error.code, endedAt: clock.now(), nextCheckAt: null, openKey: null };
    if (await moveOrder(tx, order.id, ['creating'], 'failed', ended)) await releaseUse(tx, order.id);
  });
};
