import { addDays } from '../../../clock.ts';
import type { Database, Order } from '../../../storage/index.ts';
import { orderPatienceDays } from './check-schedule.ts';

/** Every order that has not ended, and those of the last week, newest first. */
export const findOrdersToCompare = (db: Database, now: Date, most: number): Promise<Order[]> =>
  db.order.findMany({
    where: {
      OR: [
        { status: { in: ['creating', 'open', 'mismatch', 'refund_due'] } },
        { createdAt: { gte: addDays(now, -orderPatienceDays) } },
      ],
    },
    orderBy: { createdAt: 'desc' },
    take: most,
  });

export const countOrdersByStatus = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const counted = await db.order.groupBy({ by: ['status'], _count: true });
  return new Map(counted.map(({ status, _count }) => [status, _count]));
};

/** When the order that is overdue for longest was to be looked at; null when none is. */
export const findEarliestCheckDue = async (db: Database, now: Date): Promise<Date | null> => {
  const earliest = await db.order.aggregate({
    _min: { nextCheckAt: true },
    where: { nextCheckAt: { lte: now } },
  });
  return earliest._min.nextCheckAt;
};
