import type { Context } from '../../context.ts';
import { countMailsByStatus, findEarliestMailDue } from '../mail/index.ts';
import { countOrdersByStatus, findEarliestCheckDue, findEarliestRenewalDue } from '../payments/index.ts';

/** Counts what the database holds at this moment. Without the database only that is said. */
export const measureRows = async ({ clock, log, metrics, storage }: Context): Promise<void> => {
  const now = clock.now();
  const { db } = storage;
  try {
    // Answers in time, or says so in time: a scraper waits no longer.
    await storage.ping();
    const orders = await countOrdersByStatus(db);
    const mails = await countMailsByStatus(db);
    const due = {
      orders: await findEarliestCheckDue(db, now),
      renewals: await findEarliestRenewalDue(db, now),
      mails: await findEarliestMailDue(db, now),
    };
    metrics.databaseUp.set(1);
    metrics.orders.reset();
    for (const [state, count] of orders) metrics.orders.set({ state }, count);
    metrics.outbox.reset();
    for (const [state, count] of mails) metrics.outbox.set({ state }, count);
    for (const [work, since] of Object.entries(due))
      metrics.overdueSeconds.set({ work }, since ? (now.getTime() - since.getTime()) / 1_000 : 0);
  } catch (error) {
    metrics.databaseUp.set(0);
    log.warn({ err: error }, 'the rows could not be counted for the metrics');
  }
};
