import type { Context } from '../../../context.ts';
import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { emailKeyOf } from '../../accounts/index.ts';
import { confirmUse, findCoupon, findLiveUse, retakeUse, takeUse } from '../coupons/coupon-store.ts';
import { couponPersonKey } from '../coupons/judge-coupon.ts';

/**
 * Marks the coupon of a paid order as used. When the payment came after its hold was over, the use is taken again if it
 * still can be; the price of record stands either way.
 */
export const confirmCoupon = async (
  context: Context,
  tx: DatabaseTransaction,
  { id, couponCode }: Order,
  email: string,
): Promise<void> => {
  if (couponCode === null || (await confirmUse(tx, id))) return;
  const coupon = await findCoupon(tx, couponCode);
  const personKey = couponPersonKey(context, couponCode, emailKeyOf(email));
  const isFree = coupon !== null && (await findLiveUse(tx, personKey)) === null;
  if (isFree && (await takeUse(tx, coupon))) return retakeUse(tx, id, personKey);
  context.log.warn({ order: id, coupon: couponCode }, 'a coupon was paid with after its hold was over');
};
