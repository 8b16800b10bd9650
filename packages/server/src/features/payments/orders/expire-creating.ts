import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { isAttempt } from '../renewals/renewal-order.ts';
import { retryRenewalNow } from '../renewals/retry-renewal-now.ts';
import { moveOrder } from './order-store.ts';

/**
 * Gives an order up whose process ended while it was being created. If the gateway has it, nobody has ever seen its page
 * and no card was charged for it: that comes after our order is open.
 */
export const expireCreating = async (context: Context, order: Order): Promise<void> => {
  const { clock, log, storage } = context;
  const expired = await storage.transaction(async (tx) => {
    const ended = { failure: 'abandoned', endedAt: clock.now(), nextCheckAt: null, openKey: null };
    if (!(await moveOrder(tx, order.id, ['creating'], 'expired', ended))) return false;
    await releaseUse(tx, order.id);
    if (isAttempt(order)) await retryRenewalNow(context, tx, order);
    return true;
  });
  if (expired) log.warn({ order: order.id }, 'an order was abandoned while it was being created');
};
