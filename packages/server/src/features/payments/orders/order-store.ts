import { addSeconds } from '../../../clock.ts';
import type { AnyDatabase, Database, DatabaseTransaction, Order } from '../../../storage/index.ts';
import type { OrderStatus } from './order-status.ts';

/** An order before anything has happened to it. */
type NewOrder = Pick<
  Order,
  | 'id'
  | 'userId'
  | 'planId'
  | 'subscriptionName'
  | 'subscriptionType'
  | 'period'
  | 'periodUnit'
  | 'questionsGranted'
  | 'listFils'
  | 'discountFils'
  | 'amountFils'
  | 'currency'
  | 'saveCard'
  | 'outletId'
  | 'createdAt'
> & { readonly kind: 'purchase' | 'renewal' } & Partial<
    Pick<
      Order,
      | 'couponCode'
      | 'couponKind'
      | 'couponAmount'
      | 'openKey'
      | 'subscriptionId'
      | 'periodStart'
      | 'periodEnd'
    >
  >;

/**
 * How long a process vouches for an order that it is creating, before it has to do so again: past that it is gone, and the
 * order is given up. One that was only late finds its order given up, and charges nothing.
 */
export const vouchedSeconds = 25;

/** @throws a unique violation when its id or its open key is taken */
export const insertOrder = async (tx: DatabaseTransaction, order: NewOrder): Promise<Order> =>
  tx.order.create({
    data: { ...order, status: 'creating', nextCheckAt: addSeconds(order.createdAt, vouchedSeconds) },
  });

/** Says that an order is still being created. */
export const vouchForOrder = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.order.updateMany({
    where: { id, status: 'creating' },
    data: { nextCheckAt: addSeconds(now, vouchedSeconds) },
  });
};

export const findOrder = (db: AnyDatabase, id: string): Promise<Order | null> =>
  db.order.findUnique({ where: { id } });

export const findByOpenKey = (db: AnyDatabase, openKey: string): Promise<Order | null> =>
  db.order.findUnique({ where: { openKey } });

/** An order of a person by the gateway's reference or ours. */
export const findOwnOrder = (
  db: Database,
  userId: string,
  reference: string,
  outletId: string | undefined,
): Promise<Order | null> =>
  db.order.findFirst({
    where: {
      userId,
      OR: [{ gatewayReference: reference }, { id: reference }],
      ...(outletId && { outletId }),
    },
  });

/** Orders that money was taken for and kept, newest first. */
export const findPaidOrders = (db: Database, userId: string): Promise<Order[]> =>
  db.order.findMany({ where: { userId, status: 'paid' }, orderBy: [{ paidAt: 'desc' }, { id: 'desc' }] });

/** Every order of a person, oldest first. */
export const findOrdersOf = (db: Database, userId: string): Promise<Order[]> =>
  db.order.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

/** The order that paid for the running period of a subscription. */
export const findLastPaidOrder = (db: Database, subscriptionId: string): Promise<Order | null> =>
  db.order.findFirst({
    where: { subscriptionId, status: 'paid' },
    orderBy: [{ paidAt: 'desc' }, { periodEnd: 'desc' }],
  });

/**
 * Moves an order on, if it is still where the caller thinks it is: whoever comes second finds it moved.
 *
 * @returns whether it was this call that moved it
 */
export const moveOrder = async (
  db: AnyDatabase,
  id: string,
  from: readonly OrderStatus[],
  to: OrderStatus,
  facts: Partial<Omit<Order, 'id' | 'status'>> = {},
): Promise<boolean> => {
  const { count } = await db.order.updateMany({
    where: { id, status: { in: [...from] } },
    data: { ...facts, status: to },
  });
  return count === 1;
};

/** Writes down what is known of an order, wherever it stands; only `moveOrder` moves it. */
export const setOrderFacts = async (
  tx: DatabaseTransaction,
  id: string,
  facts: Partial<Omit<Order, 'id' | 'status'>>,
): Promise<void> => {
  await tx.order.update({ where: { id }, data: facts });
};

/** Takes a person out of their orders before the account goes: an open key names its buyer. */
export const forgetBuyer = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.order.updateMany({ where: { userId }, data: { userId: null, openKey: null } });
};

/** Lets the same purchase be ordered anew. */
export const freeOpenKey = async (db: AnyDatabase, id: string): Promise<void> => {
  await db.order.updateMany({ where: { id }, data: { openKey: null } });
};

/** Deletes an order that is still being created. */
export const deleteCreating = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.order.deleteMany({ where: { id, status: 'creating' } });
};
