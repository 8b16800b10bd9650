import { type CouponResponse, type Discount, formatAmount, toFils } from '@genie/contract/client';
import { storedValues } from '../../../lib/storage/stored-values.ts';

/** A coupon that was checked and can be used. */
export type AppliedCoupon = { readonly code: string; readonly discount: Discount };

/** The coupon an answer allows; undefined when it allows none. */
export const couponFrom = (
  code: string,
  { detail, coupons_type, coupon_amount }: CouponResponse,
): AppliedCoupon | undefined =>
  detail !== '' || coupons_type === null || coupon_amount === null
    ? undefined
    : { code, discount: { type: coupons_type, amount: coupon_amount } };

/** '10% off', 'AED 25.00 off'. */
export const discountInWords = ({ type, amount }: Discount): string =>
  type === 'percent' ? `${amount}% off` : `${formatAmount(toFils(amount))} off`;

/** Keeps what a coupon is worth under its documented keys, until the payment is over or the coupon is taken away. */
export const rememberCoupon = ({ discount }: AppliedCoupon): void => {
  storedValues.set('coupon_type', discount.type);
  storedValues.set('coupon_amount', String(discount.amount));
};

export const forgetCoupon = (): void => storedValues.remove('coupon_type', 'coupon_amount');
