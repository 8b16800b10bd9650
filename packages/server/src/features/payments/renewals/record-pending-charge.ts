import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import { addMinutes } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { nextCheck } from '../orders/check-schedule.ts';
import { scheduleCheck } from '../orders/check-store.ts';
import { moveOrder } from '../orders/order-store.ts';
import { isChallenge, isUntouched } from '../settlement/payment-outcome.ts';
import { takeBack } from '../settlement/take-back.ts';
import { askPayer } from './ask-payer.ts';
import { recordFailedCharge } from './record-failed-charge.ts';
import { retryRenewalNow } from './retry-renewal-now.ts';

/** A charge that the gateway has not begun after this long was never sent: its process died. */
const unsentMinutes = 10;

/** Decides about a charge of a saved card that is neither paid nor failed. */
export const recordPendingCharge = async (
  context: Context,
  order: Order,
  { state, atGateway }: { state: string; atGateway: GatewayOrder },
): Promise<void> => {
  const { clock, log, storage } = context;
  const now = clock.now();
  if (isChallenge(state)) {
    const after = await recordFailedCharge(context, order, 'await_3ds', { isAsked: true });
    if (after === 'tried_again') await askPayer(context, order);
    return;
  }
  const isUnsent = isUntouched(state) && addMinutes(order.createdAt, unsentMinutes) <= now;
  // Only an order that the gateway has taken back can be followed by another charge.
  if (isUnsent && (await takeBack(context, order, atGateway))) {
    await storage.transaction(async (tx) => {
      const facts = { failure: 'not_charged', endedAt: now, nextCheckAt: null };
      if (await moveOrder(tx, order.id, ['open'], 'failed', facts)) await retryRenewalNow(context, tx, order);
    });
    return;
  }
  const next = nextCheck(order.createdAt, now);
  if (next !== null) return scheduleCheck(storage.db, order.id, now, next);
  const facts = { failure: 'undecided', endedAt: now, nextCheckAt: null };
  if (await moveOrder(storage.db, order.id, ['open'], 'expired', facts)) {
    log.error({ order: order.id, state }, 'a renewal was never decided');
  }
};
