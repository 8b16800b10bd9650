import type { GatewayPayment } from '../../../adapters/payments/gateway-order.ts';
import type { Context } from '../../../context.ts';
import {
  type DatabaseTransaction,
  isForeignKeyViolation,
  isUniqueViolation,
  type Order,
} from '../../../storage/index.ts';
import { findUserById } from '../../accounts/index.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { reconcileJob } from '../job-names.ts';
import { lockPerson } from '../lock-person.ts';
import { receiptMail } from '../mails/receipt-mail.ts';
import { payableStatuses } from '../orders/order-status.ts';
import { findOrder, moveOrder, setOrderFacts } from '../orders/order-store.ts';
import { findUpcomingCharge } from '../renewals/renewal-store.ts';
import { activatePurchase } from './activate-purchase.ts';
import type { Bought, Recorded, Refusal } from './bought.ts';
import { confirmCoupon } from './confirm-coupon.ts';
import { extendPlan } from './extend-plan.ts';
import { nextReceiptNumber } from './next-receipt-number.ts';
import { planOf } from './plan-of.ts';

const mostTries = 4;

/**
 * Turns a payment into a plan, exactly once, in one transaction: order, plan, coupon, saved card, receipt and its mail. A
 * payment that can start nothing (a second one for the same thing, a person who is gone) becomes a refund.
 *
 * @param payment null for an order with nothing to pay
 */
export const recordPayment = async (
  context: Context,
  order: Order,
  payment: GatewayPayment | null,
): Promise<void> => {
  const { jobs, log } = context;
  const recorded = await retryRaces(() =>
    context.storage.transaction((tx) => record(context, tx, order, payment)),
  );
  const { id, kind, planId: plan } = order;
  if ('refusal' in recorded) {
    log.warn({ order: id, kind, why: recorded.refusal }, 'a payment cannot be used and is given back');
    jobs.wake(reconcileJob);
  } else if (recorded.outcome === 'paid') {
    log.info({ order: id, kind, plan }, 'an order is paid');
    jobs.wake(outboxJob);
  }
};

const record = async (
  context: Context,
  tx: DatabaseTransaction,
  { id, userId }: Order,
  payment: GatewayPayment | null,
): Promise<Recorded> => {
  const now = context.clock.now();
  const user = userId && (await lockPerson(tx, userId)) ? await findUserById(tx, userId) : null;
  const moved = await moveOrder(tx, id, payment ? payableStatuses : ['creating'], 'paid', {
    paidAt: now,
    endedAt: now,
    nextCheckAt: null,
    failure: null,
    // An order with nothing to pay keeps its key: the same call, repeated, is answered with it.
    ...(payment && { openKey: null, ...cardFacts(payment) }),
  });
  const order = moved ? await findOrder(tx, id) : null;
  if (!order) return { outcome: 'before' };
  const bought = user ? await buy(context, tx, order, payment) : ({ refusal: 'user_gone' } as const);
  if ('refusal' in bought || !user) {
    const refusal = 'refusal' in bought ? bought.refusal : 'user_gone';
    await refuse(tx, order, { refusal, isRefundDue: payment !== null, now });
    return { refusal };
  }
  await confirmCoupon(context, tx, order, user.email);
  const facts = { ...bought, receiptNumber: await nextReceiptNumber(tx) };
  await setOrderFacts(tx, id, facts);
  const { period, periodUnit } = await planOf(tx, order);
  const next = await findUpcomingCharge(tx, bought.subscriptionId);
  await putInOutbox(
    context,
    tx,
    'receipt',
    receiptMail(context, user, { ...order, ...facts, period, periodUnit }, next),
  );
  return { outcome: 'paid' };
};

const buy = (
  context: Context,
  tx: DatabaseTransaction,
  order: Order,
  payment: GatewayPayment | null,
): Promise<Bought> =>
  order.kind === 'renewal' ? extendPlan(context, tx, order) : activatePurchase(context, tx, order, payment);

const refuse = async (
  tx: DatabaseTransaction,
  { id }: Order,
  { refusal, isRefundDue, now }: { refusal: Refusal; isRefundDue: boolean; now: Date },
): Promise<void> => {
  const facts = { failure: refusal, openKey: null, nextCheckAt: isRefundDue ? now : null, checks: 0 };
  await moveOrder(tx, id, ['paid'], isRefundDue ? 'refund_due' : 'failed', facts);
  await releaseUse(tx, id);
};

/** What a receipt shows of the card: never more than its first six and last four digits. */
const cardFacts = ({ paymentMethod, authResponse }: GatewayPayment) => ({
  cardPan: maskedPan(paymentMethod?.pan),
  cardMethod: paymentMethod?.name ?? null,
  authorisationCode: authResponse?.authorizationCode?.trim() || null,
});

/** The gateway masks card numbers; this holds even if it once did not. */
const maskedPan = (pan: string | undefined): string | null => {
  const digits = pan?.replace(/[^\d*]/g, '') ?? '';
  return digits.length < 10 ? null : `${digits.slice(0, 6)}******${digits.slice(-4)}`;
};

/** Another plan of the same person began, or the person went, at this very moment: the next look sees it. */
const retryRaces = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isRace = isUniqueViolation(error) || isForeignKeyViolation(error);
      if (tries === mostTries || !isRace) throw error;
    }
  }
};
