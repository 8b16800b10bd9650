import { isGatewayError } from '../../adapters/payments/gateway-error.ts';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inParallel } from '../../in-parallel.ts';
import type { Order } from '../../storage/index.ts';
import { releaseHoldsPast } from './coupons/reserve-coupon.ts';
import { nextCheck } from './orders/check-schedule.ts';
import { endLease, leaseDueOrders, scheduleCheck } from './orders/check-store.ts';
import { expireCreating } from './orders/expire-creating.ts';
import { refundOrder } from './settlement/refund-order.ts';
import { settleOrder } from './settlement/settle-order.ts';

const atOnce = 40;
const askedInParallel = 8;
/** Longer than the slowest order takes: another process that looks too does no harm, only needless work. */
const leaseMinutes = 3;
/** For an order that would be given up, could the gateway be asked. */
const retryMinutes = 60;

/**
 * Looks at every order whose time has come: asks the gateway about those that may be paid, gives up those whose process
 * died, gives back money that bought nothing, and lets go of coupons whose hold is over. It needs neither browser nor
 * webhook, so it is what the product relies on.
 *
 * @param signal leaves what is not begun to whoever looks next
 * @param onLook told after each order how many were looked at, and whether the gateway could be asked about this one
 * @returns how many orders were looked at
 */
export const reconcileOrders = async (
  context: Context,
  signal?: AbortSignal,
  onLook?: (looked: number, isAsked: boolean) => void,
): Promise<number> => {
  const { clock, storage } = context;
  await releaseHoldsPast(context);
  let looked = 0;
  for (;;) {
    const now = clock.now();
    const until = addMinutes(now, leaseMinutes);
    const orders = await leaseDueOrders(storage.db, { now, until, most: atOnce });
    await inParallel(askedInParallel, orders, async (order) => {
      if (signal?.aborted) return handOver(context, order);
      const isAsked = await look(context, order);
      // Whatever awaits something has named the time of its next look.
      await endLease(storage.db, order.id, until);
      looked += 1;
      onLook?.(looked, isAsked);
    });
    if (orders.length === 0 || signal?.aborted) return looked;
  }
};

/** Lets go of an order that was taken and not looked at, so that nobody waits for the lease to end. */
const handOver = async ({ clock, storage }: Context, { id, nextCheckAt }: Order): Promise<void> =>
  scheduleCheck(storage.db, id, clock.now(), nextCheckAt);

/** Does what an order waits for; false when the gateway could not be asked about it, which is tried again. */
const look = async (context: Context, order: Order): Promise<boolean> => {
  if (order.status === 'creating') await expireCreating(context, order);
  else if (order.status === 'refund_due') await refundOrder(context, order);
  else return settleWhenAsked(context, order);
  return true;
};

const settleWhenAsked = async (context: Context, order: Order): Promise<boolean> => {
  try {
    await settleOrder(context, order);
    return true;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const { clock, log, storage } = context;
    log.warn({ order: order.id, err: error }, 'the gateway could not be asked about an order');
    const now = clock.now();
    // An outage must not make a payment wait longer than it lasts.
    await scheduleCheck(
      storage.db,
      order.id,
      now,
      nextCheck(order.createdAt, now) ?? addMinutes(now, retryMinutes),
    );
    return false;
  }
};
