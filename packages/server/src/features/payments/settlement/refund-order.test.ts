import { expect, test } from 'vitest';
import type { GatewayOrder } from '../../../adapters/payments/gateway-order.ts';
import {
  openOrder,
  paymentStatus,
  signedInPerson,
  startTestApp,
  subjectsTo,
  takenBy,
} from '../../../testing/index.ts';
import { findOrderMismatches, reconcileOrders } from '../index.ts';

/** Two payments for the same thing, of which the second is to be given back. */
const paidTwice = async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const orders = [await openOrder(app, person), await openOrder(app, person, { saveCard: true })];
  for (const order of orders) {
    app.sandbox.payments.pay(order.id);
    await paymentStatus(app, person, order);
  }
  return { app, person, second: orders[1]?.id ?? '' };
};

const withStates =
  (...states: string[]) =>
  (order: GatewayOrder): GatewayOrder => ({
    ...order,
    _embedded: {
      payment: states.flatMap((state) =>
        (order._embedded?.payment ?? []).map((payment) => ({ ...payment, state })),
      ),
    },
  });

test.each([
  ['names no payment', ({ _embedded, ...order }: GatewayOrder) => order, 2],
  ['says that a part was given back', withStates('PARTIALLY_REFUNDED'), 2],
  ['says so of one of two', withStates('REVERSED', 'PARTIALLY_REFUNDED'), 2],
  ['has another payment to give back', withStates('PURCHASED', 'PARTIALLY_REFUNDED'), 1],
])('a refund stays due while the gateway %s, and is told to nobody as done', async (_, answer, left) => {
  const { app, person, second } = await paidTwice();
  const { payments, storage } = app.context;
  const findOrder = async (reference: string) => answer(await payments.findOrder(reference));
  await reconcileOrders({ ...app.context, payments: { ...payments, findOrder } });
  expect(takenBy(app, person)).toBe(left);
  expect(await storage.db.order.findUnique({ where: { id: second } })).toMatchObject({
    status: 'refund_due',
    checks: 1,
  });
  expect(app.logs.join('')).toContain('a refund is still due');
  expect((await subjectsTo(app, person)).filter((subject) => subject.includes('gave'))).toEqual([]);
  const review = { db: storage.db, gateway: payments, now: app.clock.now() };
  expect((await findOrderMismatches(review)).mismatches).toMatchObject([
    { orderId: second, kind: 'refund_due' },
  ]);
  app.clock.advance({ minutes: 60 });
  await reconcileOrders(app.context);
  expect(takenBy(app, person)).toBe(1);
  expect((await subjectsTo(app, person)).filter((subject) => subject.includes('gave'))).toHaveLength(1);
});
