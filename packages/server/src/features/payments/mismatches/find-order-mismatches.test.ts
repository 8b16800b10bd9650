import { expect, test } from 'vitest';
import {
  addSubscription,
  buyPlan,
  openOrder,
  paymentStatus,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { findOrderMismatches, reconcileOrders } from '../index.ts';

const review = ({ context, clock }: TestApp) =>
  findOrderMismatches({ db: context.storage.db, gateway: context.payments, now: clock.now() });

const found = async (app: TestApp) =>
  (await review(app)).mismatches.map(({ orderId, kind, atGateway }) => [orderId, kind, atGateway]);

const change = (
  app: TestApp,
  id: string,
  data: Parameters<typeof app.context.storage.db.order.update>[0]['data'],
) => app.context.storage.db.order.update({ where: { id }, data });

test('orders that are given up, open, declined, paid and free of charge are all well', async () => {
  const app = await startTestApp();
  await openOrder(app, await signedInPerson(app));
  app.clock.advance({ days: 7 });
  await reconcileOrders(app.context);
  await openOrder(app, await signedInPerson(app));
  await buyPlan(app, await signedInPerson(app), { pan: '4663295942784758' });
  await buyPlan(app, await signedInPerson(app), { saveCard: true });
  await app.context.storage.db.coupon.create({
    data: { code: 'FREE', kind: 'percent', amount: 10_000, createdAt: app.clock.now() },
  });
  await addSubscription(app, await signedInPerson(app), { coupon: 'FREE' });
  const statuses = await app.context.storage.db.order.groupBy({ by: ['status'], _count: true });
  expect(Object.fromEntries(statuses.map(({ status, _count }) => [status, _count]))).toEqual({
    expired: 1,
    open: 1,
    failed: 1,
    paid: 2,
  });
  expect(await review(app)).toEqual({ compared: 4, unanswered: 0, mismatches: [] });
});

test('a payment that nobody noticed is told, but not while it is about to be noticed', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app));
  app.sandbox.payments.pay(order.id);
  expect(await found(app)).toEqual([]);
  app.clock.advance({ minutes: 10 });
  expect(await found(app)).toEqual([[order.id, 'paid_not_activated', 'PURCHASED']]);
  await reconcileOrders(app.context);
  expect(await found(app)).toEqual([]);
});

test('a payment of an order that we have given up is told', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app));
  app.sandbox.payments.pay(order.id);
  await change(app, order.id, { status: 'expired', nextCheckAt: null });
  expect(await found(app)).toEqual([[order.id, 'paid_not_activated', 'PURCHASED']]);
});

test('an order that counts as paid without a plan is told', async () => {
  const app = await startTestApp();
  const { id } = await buyPlan(app, await signedInPerson(app));
  await change(app, id, { subscriptionId: null });
  expect(await found(app)).toEqual([[id, 'paid_not_activated', 'PURCHASED']]);
});

test('money that was given back by hand in the portal is told, as the plan goes on', async () => {
  const app = await startTestApp();
  const { id, gatewayReference } = await buyPlan(app, await signedInPerson(app));
  const atGateway = await app.context.payments.findOrder(gatewayReference ?? '');
  const [payment] = atGateway._embedded?.payment ?? [];
  if (!payment) throw new Error('there is no payment');
  await app.context.payments.refund(atGateway, payment);
  expect(await found(app)).toEqual([[id, 'state_differs', 'failed (reversed)']]);
});

test('a payment that does not fit its order is told, before and after it is marked', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { id } = await openOrder(app, person);
  app.sandbox.payments.pay(id);
  const order = await change(app, id, { amountFils: 1 });
  expect(await found(app)).toEqual([[id, 'state_differs', 'another amount']]);
  expect((await paymentStatus(app, person, order)).status).toBe(402);
  expect(await found(app)).toEqual([[id, 'state_differs', 'another amount']]);
});

test('an order that the gateway has never heard of is told', async () => {
  const app = await startTestApp();
  const { id } = await openOrder(app, await signedInPerson(app));
  await change(app, id, { gatewayReference: 'another' });
  expect(await found(app)).toEqual([[id, 'state_differs', null]]);
});

test('a refund is told until the gateway has given the money back', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const orders = [await openOrder(app, person), await openOrder(app, person, { saveCard: true })];
  for (const order of orders) {
    app.sandbox.payments.pay(order.id);
    await paymentStatus(app, person, order);
  }
  const id = orders[1]?.id ?? '';
  expect(await found(app)).toEqual([[id, 'refund_due', 'PURCHASED']]);
  await change(app, id, { status: 'refunded' });
  expect(await found(app)).toEqual([[id, 'refund_due', 'PURCHASED']]);
  await change(app, id, { status: 'refund_due' });
  await reconcileOrders(app.context);
  expect(await found(app)).toEqual([]);
});

test.each([
  ['whose creation never ended', { status: 'creating', gatewayReference: null }],
  ['that is open and overdue', {}],
  ['that is open and never looked at', { nextCheckAt: null }],
])('an order %s is told as stuck', async (_, facts) => {
  const app = await startTestApp();
  const { id } = await openOrder(app, await signedInPerson(app));
  await change(app, id, facts);
  app.clock.advance({ minutes: 11 });
  expect((await review(app)).mismatches).toMatchObject([{ orderId: id, kind: 'stuck' }]);
});

test('while the gateway is down our own side is still looked at', async () => {
  const app = await startTestApp({ payments: { timeoutSeconds: 3 } });
  const { id } = await openOrder(app, await signedInPerson(app));
  app.clock.advance({ minutes: 11 });
  app.sandbox.control.set('payments', { mode: 'malformed' });
  expect(await review(app)).toMatchObject({
    compared: 0,
    unanswered: 1,
    mismatches: [{ orderId: id, kind: 'stuck', atGateway: null }],
  });
});
