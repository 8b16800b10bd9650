import type { Context } from '../../../context.ts';
import { type Coupon, isUniqueViolation } from '../../../storage/index.ts';
import { couponCodeOf } from './coupon-policy.ts';
import { endCoupon, findCoupon, findCoupons, insertCoupon } from './coupon-store.ts';

type NewCoupon = Pick<Coupon, 'code' | 'kind' | 'amount' | 'planId' | 'maxUses' | 'expiresAt'>;

/** Adds a coupon. @returns null when its code is taken */
export const createCoupon = async (
  { clock, storage }: Context,
  { code, ...facts }: NewCoupon,
): Promise<Coupon | null> => {
  try {
    return await insertCoupon(storage.db, { ...facts, code: couponCodeOf(code), createdAt: clock.now() });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

export const listCoupons = ({ storage }: Context): Promise<Coupon[]> => findCoupons(storage.db);

/** Ends a coupon: orders that hold it keep their price. @returns null when there is no such coupon */
export const disableCoupon = async ({ clock, storage }: Context, typed: string): Promise<Coupon | null> => {
  const code = couponCodeOf(typed);
  await endCoupon(storage.db, code, clock.now());
  return findCoupon(storage.db, code);
};
