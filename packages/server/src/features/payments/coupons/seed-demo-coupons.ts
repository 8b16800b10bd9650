import type { Context } from '../../../context.ts';
import { addUnlessThere } from '../../../storage/index.ts';
import { readCatalogue } from '../../plans/index.ts';

/** Adds the demo coupons that are missing. Only for an installation that talks to the sandbox. */
export const seedDemoCoupons = async ({
  clock,
  storage,
}: Pick<Context, 'clock' | 'storage'>): Promise<void> => {
  const { demoCoupons } = await readCatalogue();
  const createdAt = clock.now();
  for (const { code, kind, amount, expiresAt } of demoCoupons) {
    if (await storage.db.coupon.findUnique({ where: { code } })) continue;
    const ends = expiresAt && new Date(expiresAt);
    await addUnlessThere(
      storage.db.coupon.create({ data: { code, kind, amount, expiresAt: ends, isDemo: true, createdAt } }),
    );
  }
};
