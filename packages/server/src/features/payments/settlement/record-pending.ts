import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { nextCheck } from '../orders/check-schedule.ts';
import { moveOrder, scheduleCheck } from '../orders/order-store.ts';
import { recordPendingCharge } from '../renewals/record-pending-charge.ts';
import { isWithoutPayer } from '../renewals/renewal-order.ts';
import { takeBack } from './take-back.ts';

export type Pending = {
  readonly state: string;
  readonly isKnown: boolean;
  readonly atGateway: GatewayOrder;
};

/** Plans the next look at an order that is neither paid nor failed, or gives it up after a week. */
export const recordPending = async (context: Context, order: Order, pending: Pending): Promise<void> => {
  const { clock, log, storage } = context;
  const { state, isKnown, atGateway } = pending;
  if (!isKnown) log.warn({ order: order.id, state }, 'a payment is in a state we do not know');
  if (isWithoutPayer(order)) return recordPendingCharge(context, order, pending);
  const now = clock.now();
  const next = nextCheck(order.createdAt, now);
  if (next !== null) return scheduleCheck(storage.db, order.id, now, next);
  await takeBack(context, order, atGateway);
  await storage.transaction(async (tx) => {
    const ended = { failure: 'not_paid', endedAt: now, nextCheckAt: null, openKey: null };
    if (await moveOrder(tx, order.id, ['open', 'failed'], 'expired', ended)) await releaseUse(tx, order.id);
  });
  log.info({ order: order.id, state }, 'an order was not paid and is given up');
};
