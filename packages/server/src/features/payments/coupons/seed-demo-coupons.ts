import type { Context } from '../../../context.ts';
import { readCatalogue } from '../../plans/index.ts';

/** Adds the demo coupons that are missing. Only for an installation that talks to the sandbox. */
export const seedDemoCoupons = async ({
  clock,
  storage,
}: Pick<Context, 'clock' | 'storage'>): Promise<void> => {
  const { demoCoupons } = await readCatalogue();
  const createdAt = clock.now();
  for (const { code, kind, amount, expiresAt } of demoCoupons) {
    await storage.db.coupon.upsert({
      where: { code },
      create: { code, kind, amount, expiresAt: expiresAt && new Date(expiresAt), isDemo: true, createdAt },
      update: {},
    });
  }
};
