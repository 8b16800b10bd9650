import type { Context } from '../../../context.ts';
import { type Coupon, isUniqueViolation } from '../../../storage/index.ts';
import { couponCodeOf } from './coupon-policy.ts';

export type NewCoupon = Pick<Coupon, 'code' | 'kind' | 'amount' | 'planId' | 'maxUses' | 'expiresAt'>;

/** Adds a coupon. @returns null when its code is taken */
export const createCoupon = async (
  { clock, storage }: Context,
  { code, ...facts }: NewCoupon,
): Promise<Coupon | null> => {
  try {
    return await storage.db.coupon.create({
      data: { ...facts, code: couponCodeOf(code), createdAt: clock.now() },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

export const listCoupons = ({ storage }: Context): Promise<Coupon[]> =>
  storage.db.coupon.findMany({ orderBy: { code: 'asc' } });

/** Ends a coupon: orders that hold it keep their price. @returns null when there is no such coupon */
export const disableCoupon = async ({ clock, storage }: Context, typed: string): Promise<Coupon | null> => {
  const code = couponCodeOf(typed);
  await storage.db.coupon.updateMany({
    where: { code, disabledAt: null },
    data: { disabledAt: clock.now() },
  });
  return storage.db.coupon.findUnique({ where: { code } });
};
