import { type SubscriptionOffer, termOf } from '@genie/contract/client';

/** What the coupon page is told by the page before it: which plan is to be bought. */
export type CouponState = {
  readonly planId: number;
  readonly planName: string;
  /** AED. */
  readonly planAmount: number;
  /** How long it lasts, as it stands after the amount. */
  readonly planTerm: string;
};

export const couponStateOf = (offer: SubscriptionOffer): CouponState => ({
  planId: offer.plan_id,
  planName: offer.subscription_type,
  planAmount: offer.amount,
  planTerm: termOf(offer),
});

/** The state a navigation carried, if it is one of the coupon page. */
export const readCouponState = (state: unknown): CouponState | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const { planId, planName, planAmount, planTerm }: { [Key in keyof CouponState]?: unknown } = state;
  if (typeof planId !== 'number' || typeof planName !== 'string') return undefined;
  if (typeof planAmount !== 'number' || !(planAmount >= 0)) return undefined;
  const term = typeof planTerm === 'string' ? planTerm : termOf({ subscription_type: planName });
  return { planId, planName, planAmount, planTerm: term };
};
