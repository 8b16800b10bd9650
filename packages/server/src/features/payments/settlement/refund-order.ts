import { asGatewayError, isGatewayError } from '../../../adapters/payments/gateway-error.ts';
import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { findUserById } from '../../accounts/index.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { refundMail } from '../mails/refund-mail.ts';
import { nextRetry } from '../orders/check-schedule.ts';
import { scheduleCheck } from '../orders/check-store.ts';
import { moveOrder } from '../orders/order-store.ts';
import { isPaidState } from './payment-outcome.ts';
import { planOf } from './plan-of.ts';

const givenBackStates = new Set(['REVERSED', 'REFUNDED', 'VOIDED']);
/** Somebody gives it back by hand: only they know what is left to do. */
const partlyGivenBack = 'PARTIALLY_REFUNDED';

/**
 * Gives the money of an order back that bought nothing. The gateway is asked first, so that a refund whose answer was
 * lost is not sent twice. What fails is tried again after growing gaps, without end, and logged at error.
 */
export const refundOrder = async (context: Context, order: Order): Promise<void> => {
  const { clock, log, payments, storage } = context;
  try {
    const atGateway = await payments.findOrder(order.gatewayReference ?? '');
    if (!isGivenBack(atGateway)) await giveBack(context, atGateway);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    log.error({ order: order.id, checks: order.checks, err: error }, 'a refund is still due');
    const now = clock.now();
    return scheduleCheck(storage.db, order.id, now, nextRetry(order.checks, now));
  }
  await storage.transaction(async (tx) => {
    const ended = { nextCheckAt: null, endedAt: clock.now() };
    if (!(await moveOrder(tx, order.id, ['refund_due'], 'refunded', ended))) return;
    const user = order.userId === null ? null : await findUserById(tx, order.userId);
    if (!user) return;
    const { period, periodUnit } = await planOf(tx, order);
    await putInOutbox(context, tx, 'refund', refundMail(context, user, { ...order, period, periodUnit }));
  });
  log.warn({ order: order.id, why: order.failure }, 'a payment was given back');
  context.jobs.wake(outboxJob);
};

const attemptsOf = (order: GatewayOrder) => order._embedded?.payment ?? [];

const isGivenBack = (order: GatewayOrder): boolean =>
  attemptsOf(order).some(({ state }) => givenBackStates.has(state)) &&
  !attemptsOf(order).some(({ state }) => isPaidState(state) || state === partlyGivenBack);

/** @throws AppError gateway_failed also when the gateway names no payment that all of could be given back */
const giveBack = async ({ clock, payments }: Context, order: GatewayOrder): Promise<void> => {
  const paid = attemptsOf(order).filter(({ state }) => isPaidState(state));
  for (const payment of paid) await payments.refund(order, payment);
  if (paid.length === 0 || attemptsOf(order).some(({ state }) => state === partlyGivenBack)) {
    const states = attemptsOf(order).map(({ state }) => state);
    throw asGatewayError(
      new Error(`not known to be given back, of payments: ${states.join(', ') || 'none'}`),
      clock,
    );
  }
};
