import type { Context } from '../../../context.ts';
import type { Coupon } from '../../../storage/index.ts';
import { couponCodeOf, couponProblem } from './coupon-policy.ts';
import { findCoupon, findLiveUse } from './coupon-store.ts';

/** What makes one person's use of one coupon unique. It holds no e-mail, so that it may outlive the account. */
export const couponPersonKey = (
  { sealing }: Pick<Context, 'sealing'>,
  couponCode: string,
  emailKey: string,
): string => `${couponCode}:${sealing.keyedHash('coupon-use', emailKey)}`;

export type JudgedCoupon =
  | { readonly problem: string }
  | {
      readonly problem: null;
      readonly coupon: Coupon;
      readonly personKey: string;
      /** The unpaid order of the same person that holds the coupon now. */
      readonly heldBy: string | null;
    };

/** Whether a person can use a coupon for a plan now. Only taking it decides. */
export const judgeCoupon = async (
  context: Context,
  { code: typed, planId, emailKey }: { code: string; planId: number; emailKey: string },
): Promise<JudgedCoupon> => {
  const { clock, storage } = context;
  const code = couponCodeOf(typed);
  const coupon = await findCoupon(storage.db, code);
  const personKey = couponPersonKey(context, code, emailKey);
  const use = coupon && (await findLiveUse(storage.db, personKey));
  const ownUse = use === null ? 'none' : use.status === 'reserved' ? 'reserved' : 'used';
  const problem = couponProblem(coupon, { now: clock.now(), planId, ownUse });
  if (coupon === null || problem !== null) return { problem: problem ?? '' };
  return { problem, coupon, personKey, heldBy: ownUse === 'reserved' ? (use?.orderId ?? null) : null };
};
