import { expect } from 'vitest';
import type { Storage } from '../open-storage.ts';

/**
 * Resolves once a transaction waits for a lock that another one holds. On SQLite none does: who writes waits for its
 * turn, in the order of asking.
 */
export const untilOneWaits = async ({ db, kind }: Pick<Storage, 'db' | 'kind'>): Promise<void> => {
  if (kind === 'sqlite') return;
  const waiting = async () => {
    const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
      SELECT count(*) AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return Number(row?.waiting);
  };
  await expect.poll(waiting).toBeGreaterThan(0);
};
