import type { Database, DatabaseTransaction } from '../../storage/index.ts';

const live = { isDemo: true, disabledAt: null };

/** Codes of demo coupons that nobody has ended. */
export const findLiveDemoCoupons = async (db: Database): Promise<string[]> =>
  (await db.coupon.findMany({ where: live, orderBy: { code: 'asc' } })).map(({ code }) => code);

/** Deletes the demo coupons that no order holds and ends the others. */
export const deleteOrEndDemoCoupons = async (tx: DatabaseTransaction, now: Date): Promise<void> => {
  await tx.coupon.deleteMany({ where: { isDemo: true, couponUses: { none: {} } } });
  await tx.coupon.updateMany({ where: live, data: { disabledAt: now } });
};
