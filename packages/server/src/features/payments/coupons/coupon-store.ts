import type { AnyDatabase, Coupon, Database, DatabaseTransaction } from '../../../storage/index.ts';

export const findCoupon = (db: AnyDatabase, code: string): Promise<Coupon | null> =>
  db.coupon.findUnique({ where: { code } });

export const findCoupons = (db: Database): Promise<Coupon[]> =>
  db.coupon.findMany({ orderBy: { code: 'asc' } });

/** @throws a unique violation when its code is taken */
export const insertCoupon = async (
  db: Database,
  coupon: Pick<Coupon, 'code' | 'kind' | 'amount' | 'expiresAt' | 'createdAt'> &
    Partial<Pick<Coupon, 'planId' | 'maxUses' | 'isDemo'>>,
): Promise<Coupon> => db.coupon.create({ data: coupon });

/** Ends a coupon that has not been ended. */
export const endCoupon = async (db: Database, code: string, now: Date): Promise<void> => {
  await db.coupon.updateMany({ where: { code, disabledAt: null }, data: { disabledAt: now } });
};

/** The use of a coupon that counts for a person, if there is one. */
export const findLiveUse = (db: AnyDatabase, personKey: string) =>
  db.couponUse.findUnique({ where: { personKey }, select: { orderId: true, status: true } });

/** Counts a use, however many are counted at once; false when none is left. */
export const takeUse = async (tx: DatabaseTransaction, coupon: Coupon): Promise<boolean> => {
  const { count } = await tx.coupon.updateMany({
    where: { code: coupon.code, ...(coupon.maxUses !== null && { uses: { lt: coupon.maxUses } }) },
    data: { uses: { increment: 1 } },
  });
  return count === 1;
};

/** @throws a unique violation when the person has a use of this coupon that counts */
export const insertUse = async (
  tx: DatabaseTransaction,
  use: { orderId: string; couponCode: string; personKey: string; heldUntil: Date },
): Promise<void> => {
  await tx.couponUse.create({ data: { ...use, status: 'reserved' } });
};

/** Gives a reserved use back; nothing happens to one that was used or given back. */
export const releaseUse = async (tx: DatabaseTransaction, orderId: string): Promise<void> => {
  const use = await tx.couponUse.findUnique({ where: { orderId } });
  const { count } = await tx.couponUse.updateMany({
    where: { orderId, status: 'reserved' },
    data: { status: 'released', personKey: null },
  });
  if (!use || count === 0) return;
  await tx.coupon.updateMany({
    where: { code: use.couponCode, uses: { gt: 0 } },
    data: { uses: { decrement: 1 } },
  });
};

/** Makes a reserved use a used one; false when it had been given back. */
export const confirmUse = async (tx: DatabaseTransaction, orderId: string): Promise<boolean> => {
  const { count } = await tx.couponUse.updateMany({
    where: { orderId, status: 'reserved' },
    data: { status: 'used' },
  });
  return count === 1;
};

/** Takes a use that was given back once more, for a payment that came late. */
export const retakeUse = async (
  tx: DatabaseTransaction,
  orderId: string,
  personKey: string,
): Promise<void> => {
  await tx.couponUse.updateMany({ where: { orderId }, data: { status: 'used', personKey } });
};

/** Orders whose hold on a coupon is over. */
export const findHoldsPast = async (db: Database, now: Date): Promise<string[]> =>
  (
    await db.couponUse.findMany({
      where: { status: 'reserved', heldUntil: { lte: now } },
      select: { orderId: true },
    })
  ).map(({ orderId }) => orderId);
