import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { nextCheck } from '../orders/check-schedule.ts';
import { scheduleCheck } from '../orders/check-store.ts';
import { moveOrder } from '../orders/order-store.ts';
import { recordPendingCharge } from '../renewals/record-pending-charge.ts';
import { isWithoutPayer } from '../renewals/renewal-order.ts';
import { isAwaited } from '../renewals/renewal-store.ts';
import { takeBack } from './take-back.ts';

type Pending = {
  readonly state: string;
  readonly isKnown: boolean;
  readonly atGateway: GatewayOrder;
};

/**
 * Plans the next look at an order that is neither paid nor failed, or gives it up: after a week, and a page on which to
 * pay a renewal that nobody waits for any more as soon as the gateway has taken it back.
 */
export const recordPending = async (context: Context, order: Order, pending: Pending): Promise<void> => {
  const { clock, log, storage } = context;
  const { state, isKnown, atGateway } = pending;
  if (!isKnown) log.warn({ order: order.id, state }, 'a payment is in a state we do not know');
  if (isWithoutPayer(order)) return recordPendingCharge(context, order, pending);
  const now = clock.now();
  const next = nextCheck(order.createdAt, now);
  const isUnwanted = order.kind === 'renewal' && !(await isAwaited(storage.db, order));
  const isTakenBack = (next === null || isUnwanted) && (await takeBack(context, order, atGateway));
  if (next !== null && !isTakenBack) return scheduleCheck(storage.db, order.id, now, next);
  const expired = await storage.transaction(async (tx) => {
    const failure = isUnwanted ? 'not_wanted' : 'not_paid';
    const ended = { failure, endedAt: now, nextCheckAt: null, openKey: null };
    if (!(await moveOrder(tx, order.id, ['open', 'failed'], 'expired', ended))) return false;
    await releaseUse(tx, order.id);
    return true;
  });
  if (expired) log.info({ order: order.id, state }, 'an order was not paid and is given up');
};
