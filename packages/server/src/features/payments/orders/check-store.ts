import type { AnyDatabase, Database, Order } from '../../../storage/index.ts';
import { payableStatuses } from './order-status.ts';

/** Asks for a look at an order at the next run of the reconciler; false for an order we do not know or wait for. */
export const askForCheck = async (
  db: Database,
  reference: { readonly gateway: string; readonly ours: string | undefined },
  now: Date,
): Promise<boolean> => {
  const { count } = await db.order.updateMany({
    where: {
      OR: [{ gatewayReference: reference.gateway }, ...(reference.ours ? [{ id: reference.ours }] : [])],
      gatewayReference: { not: null },
      status: { in: [...payableStatuses] },
    },
    data: { nextCheckAt: now },
  });
  return count > 0;
};

/** Asks for a look at once at every order of which a payment is still awaited, also at those that somebody looks at. */
export const askForChecks = async (db: Database, now: Date): Promise<void> => {
  await db.order.updateMany({
    where: {
      gatewayReference: { not: null },
      status: { in: [...payableStatuses] },
      nextCheckAt: { gt: now },
    },
    data: { nextCheckAt: now },
  });
};

export const countDueOrders = (db: Database, now: Date): Promise<number> =>
  db.order.count({ where: dueBy(now) });

const dueBy = (now: Date) => ({ nextCheckAt: { lte: now } });

/** Puts the next look at an order off, unless somebody has asked for one at once meanwhile. */
export const scheduleCheck = async (
  db: AnyDatabase,
  id: string,
  now: Date,
  next: Date | null,
): Promise<void> => {
  await db.order.updateMany({
    where: { id, nextCheckAt: { gt: now } },
    data: { nextCheckAt: next, checks: { increment: 1 } },
  });
};

/**
 * Takes orders that are due for one worker: the time of the next look is moved to where the lease ends, so that another
 * process leaves them alone, and finds them if this one dies.
 */
export const leaseDueOrders = async (
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Order[]> => {
  const due = await db.order.findMany({
    where: dueBy(now),
    orderBy: { nextCheckAt: 'asc' },
    take: most,
  });
  const leased: Order[] = [];
  for (const order of due) {
    const { count } = await db.order.updateMany({
      where: { id: order.id, nextCheckAt: order.nextCheckAt, status: order.status },
      data: { nextCheckAt: until },
    });
    if (count === 1) leased.push(order);
  }
  return leased;
};

/** Lets go of an order that was looked at and still holds its lease: until a webhook asks for it, nothing is awaited. */
export const endLease = async (db: Database, id: string, until: Date): Promise<void> => {
  await db.order.updateMany({ where: { id, nextCheckAt: until }, data: { nextCheckAt: null } });
};
