import {
  type AddSubscriptionRequest,
  type AddSubscriptionResponse,
  pages,
  paymentTexts,
} from '@genie/contract';
import type { Context } from '../../../context.ts';
import { AppError, notFound, unauthenticated } from '../../../errors.ts';
import { isUniqueViolation, type Order } from '../../../storage/index.ts';
import { limitAttempts } from '../../abuse/index.ts';
import { emailKeyOf, findUserById } from '../../accounts/index.ts';
import { findPlan, findRunning, isCovered, isForSale, type Plan } from '../../plans/index.ts';
import { couponCodeOf } from '../coupons/coupon-policy.ts';
import { judgeCoupon } from '../coupons/judge-coupon.ts';
import { couponInvalid, type UsableCoupon } from '../coupons/reserve-coupon.ts';
import { recordPayment } from '../settlement/record-payment.ts';
import { answerableOrder } from './answerable-order.ts';
import { letGoOf } from './let-go-of.ts';
import { orderAtGateway } from './order-at-gateway.ts';
import { findOrder } from './order-store.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { openKeyOf, type Purchase, writePurchase } from './write-purchase.ts';

const mostTries = 5;

type Buyer = { readonly id: string; readonly email: string };

/**
 * Orders a plan at the price the server computes, and answers where to pay it. The same call, repeated or in parallel, is
 * answered with the same order while it can be paid. With nothing to pay, the plan starts at once.
 *
 * @throws AppError not_found, plan_not_available, coupon_invalid, too_many_requests, or one of the gateway's
 */
export const orderPlan = async (
  context: Context,
  userId: string,
  request: AddSubscriptionRequest,
): Promise<AddSubscriptionResponse> => {
  const buyer = await findUserById(context.storage.db, userId);
  if (!buyer) throw unauthenticated();
  return present(await findOrMakeOrder(context, buyer, request));
};

const findOrMakeOrder = async (
  context: Context,
  buyer: Buyer,
  request: AddSubscriptionRequest,
): Promise<Order> => {
  const { db } = context.storage;
  const saveCard = request.is_accept === 1;
  const couponCode = request.coupon_code ? couponCodeOf(request.coupon_code) : null;
  for (let tries = 1; ; tries += 1) {
    const plan = await findPlan(db, request.subscription_id);
    if (!plan) throw notFound();
    const openKey = openKeyOf({ userId: buyer.id, planId: plan.planId, couponCode, saveCard });
    const existing = await answerableOrder(context, openKey, plan);
    // With nothing to pay, what was ordered a moment ago is what covers the plan now.
    if (existing?.status === 'paid') return existing;
    try {
      await refuseUnlessForSale(context, buyer.id, plan);
      if (existing) return existing;
      const wish = { planId: plan.planId, openKey };
      const coupon = couponCode === null ? null : await usableCoupon(context, buyer, couponCode, wish);
      return await makeOrder(context, buyer, { plan, coupon, saveCard, openKey });
    } catch (error) {
      const made = await madeMeanwhile(error, () => answerableOrder(context, openKey, plan));
      if (made) return made;
      // Somebody else, in this process or another, is just making the same order or taking the same coupon.
      if (tries === mostTries || !isUniqueViolation(error)) throw error;
    }
  }
};

/**
 * The same order, when a call at the same time made it between our look for it and a refusal that it is the reason of: the
 * coupon is used for it, or with nothing to pay it covers the plan.
 */
const madeMeanwhile = async (
  refusal: unknown,
  look: () => Promise<Order | null>,
): Promise<Order | undefined> => {
  if (!(refusal instanceof AppError)) return undefined;
  if (refusal.code !== 'coupon_invalid' && refusal.code !== 'plan_not_available') return undefined;
  const made = await look();
  return made && (made.status === 'paid' || refusal.code === 'coupon_invalid') ? made : undefined;
};

const refuseUnlessForSale = async (
  { clock, storage }: Context,
  userId: string,
  plan: Plan,
): Promise<void> => {
  if (!isForSale(plan)) throw new AppError('plan_not_available', paymentTexts.planNotForSale);
  const now = clock.now();
  if (isCovered(plan, await findRunning(storage.db, userId, now), now)) {
    throw new AppError('plan_not_available', paymentTexts.planCovered);
  }
};

const usableCoupon = async (
  context: Context,
  buyer: Buyer,
  code: string,
  { planId, openKey }: { planId: number; openKey: string },
): Promise<UsableCoupon> => {
  // Guesses count here as they do where coupons are checked; so does a coupon that another order does not let go.
  const attempt = await limitAttempts(context, 'coupon', { byAccount: buyer.id });
  const judged = await judgeCoupon(context, { code, planId, emailKey: emailKeyOf(buyer.email) });
  if (judged.problem !== null) throw couponInvalid(judged.problem);
  if (judged.heldBy !== null) await letGoOf(context, judged.heldBy, openKey);
  await attempt.giveBack();
  return judged;
};

/** @throws a unique violation when the same order is there already */
const makeOrder = async (context: Context, buyer: Buyer, purchase: Purchase): Promise<Order> => {
  const { storage } = context;
  const order = await writePurchase(context, buyer.id, purchase);
  try {
    await limitAttempts(context, 'order', { byAccount: buyer.id });
  } catch (error) {
    await withdrawOrder(context, order.id);
    throw error;
  }
  if (order.amountFils === 0) {
    await recordPayment(context, order, null);
    const paid = await findOrder(storage.db, order.id);
    if (paid?.status !== 'paid') throw new AppError('plan_not_available', paymentTexts.planCovered);
    return paid;
  }
  return (await orderAtGateway(context, order, { email: buyer.email, withoutPayer: false })).order;
};

const present = (order: Order): AddSubscriptionResponse => ({
  outlet_id: order.outletId,
  payment_page_url: order.paymentPageUrl ?? `${pages.paymentRedirect}?ref=${order.id}`,
});
