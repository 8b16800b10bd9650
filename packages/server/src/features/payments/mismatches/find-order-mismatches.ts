import type { GatewayClient } from '../../../adapters/payments/gateway-client.ts';
import { GatewayRefusal, isGatewayError } from '../../../adapters/payments/gateway-error.ts';
import { inParallel } from '../../../in-parallel.ts';
import type { Database, Order } from '../../../storage/index.ts';
import { findOrdersToCompare } from '../orders/order-review-store.ts';
import { findOrder } from '../orders/order-store.ts';
import { paymentOutcome } from '../settlement/payment-outcome.ts';
import { type Account, type OrderMismatch, orderMismatch } from './order-mismatch.ts';

const mostOrders = 500;
const askedInParallel = 8;
const notFoundStatus = 404;

/** How orders and gateway compare. */
type OrderReview = {
  /** How many orders were held against the gateway's account of them. */
  readonly compared: number;
  /** How many the gateway could not be asked about; of these only our own side was looked at. */
  readonly unanswered: number;
  /** Oldest first. */
  readonly mismatches: readonly OrderMismatch[];
};

/**
 * Looks for orders that an operator should know of: those whose state differs from the gateway's, that are stuck beyond
 * their time, that are paid without a plan, or whose refund is due. It changes nothing. Every order that has not ended is
 * looked at, and those of the last week; the newest 500 in all.
 *
 * @param parts.gateway asked about each order, up to eight at once; when it cannot answer, `unanswered` says so
 */
export const findOrderMismatches = async ({
  db,
  gateway,
  now,
}: {
  readonly db: Database;
  readonly gateway: Pick<GatewayClient, 'findOrder'>;
  readonly now: Date;
}): Promise<OrderReview> => {
  const orders = await findOrdersToCompare(db, now, mostOrders);
  const mismatches: OrderMismatch[] = [];
  let [compared, unanswered] = [0, 0];
  await inParallel(askedInParallel, orders, async (order) => {
    const account = await accountOf(gateway, order);
    if (account) compared += account.kind === 'unasked' ? 0 : 1;
    else unanswered += 1;
    const mismatch = orderMismatch(order, account ?? { kind: 'unasked' }, now);
    if (mismatch && (await isUnmoved(db, order))) mismatches.push(mismatch);
  });
  mismatches.sort((one, other) => one.since.getTime() - other.since.getTime());
  return { compared, unanswered, mismatches };
};

/** Null when the gateway cannot say. */
const accountOf = async (
  gateway: Pick<GatewayClient, 'findOrder'>,
  order: Order,
): Promise<Account | null> => {
  if (order.gatewayReference === null) return { kind: 'unasked' };
  try {
    return paymentOutcome(order, await gateway.findOrder(order.gatewayReference));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const { cause } = error;
    return cause instanceof GatewayRefusal && cause.status === notFoundStatus ? { kind: 'unknown' } : null;
  }
};

/** An order that was settled while it was being compared is well. */
const isUnmoved = async (db: Database, { id, status, nextCheckAt }: Order): Promise<boolean> => {
  const current = await findOrder(db, id);
  return current?.status === status && current.nextCheckAt?.getTime() === nextCheckAt?.getTime();
};
