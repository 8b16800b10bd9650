import { constants } from '@genie/contract';
import {
  GatewayRefusal,
  isGatewayError,
  isOutcomeUnknown,
} from '../../../adapters/payments/gateway-error.ts';
import { addDays, addMinutes } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation, type Order, type SavedCard } from '../../../storage/index.ts';
import { isForSale, nextPeriodEnd } from '../../plans/index.ts';
import { type OpenOrder, orderAtGateway } from '../orders/order-at-gateway.ts';
import { findOrder, insertOrder } from '../orders/order-store.ts';
import { findCard, openCard } from '../saved-card-store.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { takeBack } from '../settlement/take-back.ts';
import { endUnrenewed } from './end-unrenewed.ts';
import { recordFailedCharge } from './record-failed-charge.ts';
import { renewalReference } from './renewal-order.ts';
import {
  claimAttempt,
  findCardToCharge,
  hasUndecidedCharge,
  type Renewable,
  setRenewalDue,
} from './renewal-store.ts';

/** What became of an attempt; `pending` is left to the reconciler. */
export type ChargeOutcome = 'paid' | 'failed' | 'pending' | 'ended' | 'gateway_down' | 'taken';

/** An outage is not the card's fault: the next attempt follows soon. */
const outageMinutes = 15;

/**
 * Makes one attempt to renew a plan by its saved card, at the plan's normal price. An order row with a reference of its
 * own stands for the attempt before the gateway hears of it, and the card is charged only once the gateway's order is
 * written down: whenever this process dies, its successor can ask what happened, and never charges twice.
 */
export const chargeRenewal = async (context: Context, subscription: Renewable): Promise<ChargeOutcome> => {
  const { clock, storage } = context;
  const { id, endsAt, user } = subscription;
  if (isTooLate(subscription, clock.now())) {
    await endUnrenewed(context, subscription);
    return 'ended';
  }
  if (await hasUndecidedCharge(storage.db, id)) {
    await setRenewalDue(storage.db, id, endsAt, addMinutes(clock.now(), outageMinutes));
    return 'pending';
  }
  const card = await findCard(storage.db, user.id);
  if (!card || !isForSale(subscription.plan) || !opens(context, subscription, card)) {
    await endUnrenewed(context, subscription);
    return 'ended';
  }
  const order = await claim(context, subscription);
  if (!order) return 'taken';
  try {
    const open = await orderAtGateway(context, order, { email: user.email, withoutPayer: true });
    if (!(await charge(context, open))) return 'ended';
    return outcomeOf(await settleOrder(context, open.order));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const now = await findOrder(storage.db, order.id);
    if (now?.status === 'open') return 'pending';
    await setRenewalDue(storage.db, id, endsAt, addMinutes(clock.now(), outageMinutes));
    return 'gateway_down';
  }
};

/** Whether a card was sealed with the key that is set: it is tried before the gateway hears of the charge. */
const opens = (context: Context, { id }: Renewable, card: SavedCard): boolean => {
  try {
    openCard(context, card);
    return true;
  } catch (error) {
    const hint = 'a saved card cannot be opened, and its plan renews no more: was ENCRYPTION_KEY changed?';
    context.log.error({ subscription: id, err: error }, hint);
    return false;
  }
};

/** After a long standstill of ours nobody is charged for days they could not use. */
const isTooLate = ({ endsAt, graceUntil }: Renewable, now: Date): boolean =>
  graceUntil === null
    ? now > addDays(endsAt, constants.renewal.retryDays)
    : now > addDays(graceUntil, constants.renewal.chargeDaysAhead);

/** Writes the attempt down; null when another process makes it. */
const claim = async (context: Context, subscription: Renewable): Promise<Order | null> => {
  const { clock, config, storage, time } = context;
  const { id, plan, user, endsAt, graceUntil, renewalAttempts } = subscription;
  const now = clock.now();
  try {
    return await storage.transaction(async (tx) => {
      const next = {
        renewalDueAt: addDays(now, 1),
        graceUntil: graceUntil ?? addDays(now, constants.renewal.retryDays),
      };
      if (!(await claimAttempt(tx, subscription, next))) return null;
      return insertOrder(tx, {
        id: renewalReference(id, renewalAttempts + 1),
        userId: user.id,
        kind: 'renewal',
        planId: plan.planId,
        subscriptionName: plan.subscriptionName,
        subscriptionType: plan.subscriptionType,
        period: plan.period,
        periodUnit: plan.periodUnit,
        questionsGranted: plan.total,
        listFils: plan.amountFils,
        discountFils: 0,
        amountFils: plan.amountFils,
        currency: constants.currency,
        saveCard: false,
        outletId: config.payments.outletId,
        subscriptionId: id,
        periodStart: endsAt,
        periodEnd: nextPeriodEnd(time, subscription),
        createdAt: now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

/** False when the plan was cancelled or replaced while the gateway took the order: nothing is charged then. */
const charge = async (context: Context, { order, atGateway }: OpenOrder): Promise<boolean> => {
  const card = await findCardToCharge(context.storage.db, order);
  if (!card) {
    await takeBack(context, order, atGateway);
    await recordFailedCharge(context, order, 'not_wanted');
    return false;
  }
  try {
    await context.payments.chargeSavedCard(atGateway, openCard(context, card));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    context.log.warn({ order: order.id, err: error.cause }, 'a saved card could not be charged');
    // A refusal charged nothing; after anything else only the gateway knows, and is asked.
    if (!isOutcomeUnknown(error)) await recordFailedCharge(context, order, refusalOf(error.cause));
  }
  return true;
};

const refusalOf = (cause: unknown): string =>
  (cause instanceof GatewayRefusal && cause.errorCodes[0]) || 'refused';

const outcomeOf = ({ status }: Order): ChargeOutcome =>
  status === 'paid' ? 'paid' : status === 'failed' ? 'failed' : 'pending';
