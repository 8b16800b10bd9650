import { type Discount, paymentTexts, toDirhams } from '@genie/contract';
import type { Coupon } from '../../../storage/index.ts';

const hundredths = 100;

/** Codes compare without case and without what surrounds them. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** A coupon's discount as the HTTP interface and the shared rule of money have it. */
export const discountOf = ({ kind, amount }: Pick<Coupon, 'kind' | 'amount'>): Discount =>
  kind === 'flat'
    ? { type: 'flat', amount: toDirhams(amount) }
    : { type: 'percent', amount: amount / hundredths };

/** What is known of a coupon's use at the moment. */
type CouponSituation = {
  readonly now: Date;
  readonly planId: number;
  /** Whether this person has used it up, or holds it for an order that can be let go. */
  readonly ownUse: 'none' | 'reserved' | 'used';
};

/** Why a coupon cannot be used, in the user's words; null when it can. */
export const couponProblem = (
  coupon: Coupon | null,
  { now, planId, ownUse }: CouponSituation,
): string | null => {
  if (coupon === null) return paymentTexts.couponUnknown;
  if (coupon.disabledAt !== null || (coupon.expiresAt !== null && coupon.expiresAt <= now)) {
    return paymentTexts.couponExpired;
  }
  if (coupon.planId !== null && coupon.planId !== planId) return paymentTexts.couponOtherPlan;
  if (ownUse === 'used') return paymentTexts.couponUsedByYou;
  // What the person holds already is among the uses that are taken.
  const taken = coupon.uses - (ownUse === 'reserved' ? 1 : 0);
  return coupon.maxUses !== null && taken >= coupon.maxUses ? paymentTexts.couponUsedUp : null;
};
