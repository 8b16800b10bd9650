import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { nextCheck } from '../orders/check-schedule.ts';
import { scheduleCheck } from '../orders/check-store.ts';
import { moveOrder } from '../orders/order-store.ts';
import { recordFailedCharge } from '../renewals/record-failed-charge.ts';
import { isWithoutPayer } from '../renewals/renewal-order.ts';

/**
 * Records that a payment failed. The payer may try again on the page, so the order is looked at further on, but its
 * coupon is free and the same purchase can be ordered anew.
 */
export const recordFailure = async (context: Context, order: Order, failure: string): Promise<void> => {
  if (isWithoutPayer(order)) {
    await recordFailedCharge(context, order, failure);
    return;
  }
  const { clock, log, storage } = context;
  const now = clock.now();
  const nextCheckAt = nextCheck(order.createdAt, now);
  const failed = await storage.transaction(async (tx) => {
    const facts = { failure, endedAt: now, openKey: null, nextCheckAt };
    if (!(await moveOrder(tx, order.id, ['open'], 'failed', facts))) return false;
    await releaseUse(tx, order.id);
    return true;
  });
  if (failed) log.info({ order: order.id, failure }, 'an order has failed');
  else await scheduleCheck(storage.db, order.id, now, nextCheckAt);
};
