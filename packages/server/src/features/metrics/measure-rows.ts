import type { Context } from '../../context.ts';

/** Counts what the database holds at this moment. Without the database only that is said. */
export const measureRows = async ({ clock, log, metrics, storage }: Context): Promise<void> => {
  const now = clock.now();
  const { db } = storage;
  try {
    // Answers in time, or says so in time: a scraper waits no longer.
    await storage.ping();
    const orders = await db.order.groupBy({ by: ['status'], _count: true });
    const mails = await db.outboxMail.groupBy({ by: ['status'], _count: true });
    const due = { lte: now };
    const order = await db.order.aggregate({ _min: { nextCheckAt: true }, where: { nextCheckAt: due } });
    const renewal = await db.subscription.aggregate({
      _min: { renewalDueAt: true },
      where: { renewalDueAt: due },
    });
    const mail = await db.outboxMail.aggregate({
      _min: { nextAttemptAt: true },
      where: { status: { in: ['waiting', 'sending'] }, nextAttemptAt: due },
    });
    metrics.databaseUp.set(1);
    metrics.orders.reset();
    for (const { status: state, _count } of orders) metrics.orders.set({ state }, _count);
    metrics.outbox.reset();
    for (const { status: state, _count } of mails) metrics.outbox.set({ state }, _count);
    const secondsSince = (time: Date | null) => (time ? (now.getTime() - time.getTime()) / 1_000 : 0);
    metrics.overdueSeconds.set({ work: 'orders' }, secondsSince(order._min.nextCheckAt));
    metrics.overdueSeconds.set({ work: 'renewals' }, secondsSince(renewal._min.renewalDueAt));
    metrics.overdueSeconds.set({ work: 'mails' }, secondsSince(mail._min.nextAttemptAt));
  } catch (error) {
    metrics.databaseUp.set(0);
    log.warn({ err: error }, 'the rows could not be counted for the metrics');
  }
};
