import { setTimeout as pause } from 'node:timers/promises';
import { constants, type ErrorCode, paymentTexts } from '@genie/contract';
import { addMinutes } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Order } from '../../../storage/index.ts';
import type { Plan } from '../../plans/index.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { expireCreating } from './expire-creating.ts';
import { findByOpenKey, findOrder, freeOpenKey } from './order-store.ts';

const patienceMs = 65_000;
const firstLookMs = 50;
const slowestLookMs = 500;

/**
 * The order that the same purchase is answered with: one that is open, young and can still be paid, or one of a moment ago
 * with nothing to pay. An order that another call is just creating is waited for.
 *
 * @returns null when the purchase is to be ordered anew
 * @throws AppError gateway_… when the call that was waited for failed, or the gateway cannot say whether an order is paid
 */
export const answerableOrder = async (
  context: Context,
  openKey: string,
  plan: Plan,
): Promise<Order | null> => {
  const { clock, storage } = context;
  const found = await findByOpenKey(storage.db, openKey);
  if (!found) return null;
  const order = found.status === 'creating' ? await whenCreated(context, found) : found;
  if (!order) return null;
  const isYoung = addMinutes(order.createdAt, constants.orderLifetimeMinutes) > clock.now();
  if (!isYoung || !isSameOffer(order, plan)) {
    await freeOpenKey(storage.db, order.id);
    return null;
  }
  if (order.status === 'paid') return order;
  const settled = await settleOrder(context, order);
  return settled.status === 'open' ? settled : null;
};

/** Whether an order was made of what is on offer now; one that keeps no term is from before a new version. */
const isSameOffer = (order: Order, plan: Plan): boolean =>
  order.listFils === plan.amountFils &&
  (order.period === null ||
    (order.period === plan.period &&
      order.periodUnit === plan.periodUnit &&
      order.questionsGranted === plan.total));

/** Waits until an order that another call creates is open; null when it is gone or its process is. */
const whenCreated = async (context: Context, order: Order): Promise<Order | null> => {
  const { clock, storage } = context;
  const deadline = performance.now() + patienceMs;
  for (let wait = firstLookMs; performance.now() < deadline; wait = Math.min(wait * 2, slowestLookMs)) {
    const current = await findOrder(storage.db, order.id);
    if (!current) return null;
    if (current.status === 'failed') throw failureOf(current);
    if (current.status !== 'creating') return current;
    if (current.nextCheckAt === null || current.nextCheckAt <= clock.now()) {
      await expireCreating(context, current);
      return null;
    }
    await pause(wait);
  }
  throw new AppError('gateway_timeout', paymentTexts.gatewayTimeout);
};

const texts: Partial<Record<ErrorCode, string>> = {
  gateway_failed: paymentTexts.gatewayFailed,
  gateway_unavailable: paymentTexts.gatewayUnavailable,
  gateway_timeout: paymentTexts.gatewayTimeout,
};

/** The failure that the call being waited for met. */
const failureOf = ({ failure }: Order): AppError => {
  const code = failure !== null && failure in texts ? (failure as ErrorCode) : 'gateway_failed';
  return new AppError(code, texts[code] ?? paymentTexts.gatewayFailed);
};
