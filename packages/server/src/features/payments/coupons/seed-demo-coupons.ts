import type { Context } from '../../../context.ts';
import { addUnlessThere } from '../../../storage/index.ts';
import { readCatalogue } from '../../plans/index.ts';
import { findCoupon, insertCoupon } from './coupon-store.ts';

/** Adds the demo coupons that are missing. Only for an installation that talks to the sandbox. */
export const seedDemoCoupons = async ({
  clock,
  storage,
}: Pick<Context, 'clock' | 'storage'>): Promise<void> => {
  const { demoCoupons } = await readCatalogue();
  const createdAt = clock.now();
  for (const { code, kind, amount, expiresAt } of demoCoupons) {
    if (await findCoupon(storage.db, code)) continue;
    const ends = expiresAt === null ? null : new Date(expiresAt);
    await addUnlessThere(
      insertCoupon(storage.db, { code, kind, amount, expiresAt: ends, isDemo: true, createdAt }),
    );
  }
};
