import type { Database } from '../../storage/index.ts';

/** Removes counters whose time is over. */
export const deleteLimitsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.rateLimit.deleteMany({ where: { expire: { lt: time } } });
};
