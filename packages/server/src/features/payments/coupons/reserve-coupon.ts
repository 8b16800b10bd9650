import { constants, paymentTexts } from '@genie/contract';
import { addMinutes } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Database, DatabaseTransaction } from '../../../storage/index.ts';
import { findHoldsPast, insertUse, releaseUse, takeUse } from './coupon-store.ts';
import type { JudgedCoupon } from './judge-coupon.ts';

export type UsableCoupon = Extract<JudgedCoupon, { problem: null }>;

export const couponInvalid = (why: string): AppError => new AppError('coupon_invalid', why);

/**
 * Keeps a coupon for an order, in the transaction that writes the order. What the same person holds for another unpaid
 * order is given back first.
 *
 * @throws AppError coupon_invalid when the last use has just gone
 * @throws a unique violation when the person takes the same coupon twice at this moment
 */
export const reserveCoupon = async (
  { clock }: Pick<Context, 'clock'>,
  tx: DatabaseTransaction,
  orderId: string,
  { coupon, personKey, heldBy }: UsableCoupon,
): Promise<void> => {
  if (heldBy !== null) await releaseUse(tx, heldBy);
  if (!(await takeUse(tx, coupon))) throw couponInvalid(paymentTexts.couponUsedUp);
  const heldUntil = addMinutes(clock.now(), constants.couponHoldMinutes);
  await insertUse(tx, { orderId, couponCode: coupon.code, personKey, heldUntil });
};

/** Gives back what is held for orders that were not paid in time. */
export const releaseHoldsPast = async (context: Context): Promise<void> => {
  const { clock, storage } = context;
  const db: Database = storage.db;
  for (const orderId of await findHoldsPast(db, clock.now())) {
    await storage.transaction((tx) => releaseUse(tx, orderId));
  }
};
