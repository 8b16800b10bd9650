import { type CheckCouponRequest, type CouponResponse, paymentTexts } from '@genie/contract';
import type { Context } from '../../../context.ts';
import { unauthenticated } from '../../../errors.ts';
import { limitAttempts } from '../../abuse/index.ts';
import { emailKeyOf, findUserById } from '../../accounts/index.ts';
import { findPlan, isForSale } from '../../plans/index.ts';
import { discountOf } from './coupon-policy.ts';
import { judgeCoupon } from './judge-coupon.ts';

/** Whether the caller can use a coupon for a plan; `detail` says why not. Wrong guesses are limited. */
export const checkCoupon = async (
  context: Context,
  userId: string,
  { coupon_code: code, subscription_id: planId }: CheckCouponRequest,
): Promise<CouponResponse> => {
  const attempt = await limitAttempts(context, 'coupon', { byAccount: userId });
  const user = await findUserById(context.storage.db, userId);
  if (!user) throw unauthenticated();
  const plan = await findPlan(context.storage.db, planId);
  if (!plan || !isForSale(plan)) return refused(paymentTexts.planNotForSale);
  const judged = await judgeCoupon(context, { code, planId, emailKey: emailKeyOf(user.email) });
  if (judged.problem !== null) return refused(judged.problem);
  await attempt.giveBack();
  const { type, amount } = discountOf(judged.coupon);
  return { detail: '', coupons_type: type, coupon_amount: amount };
};

const refused = (detail: string): CouponResponse => ({ detail, coupons_type: null, coupon_amount: null });
