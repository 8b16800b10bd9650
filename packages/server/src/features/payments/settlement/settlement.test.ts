import { paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  buyPlan,
  openOrder,
  type Person,
  paymentStatus,
  receiveWebhooks,
  signedInPerson,
  signInAgain,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { reconcileOrders, seedDemoCoupons } from '../index.ts';
import { settleOrder } from './settle-order.ts';

/** What money has led to, for one person. */
const consequences = async ({ context, sandbox }: TestApp, { userId, email }: Person) => {
  const { db } = context.storage;
  await context.jobs.run('outbox');
  return {
    paid: await db.order.count({ where: { userId, status: 'paid' } }),
    plans: await db.subscription.count({ where: { userId, planId: { gt: 1 } } }),
    running: await db.subscription.count({ where: { activeUserId: userId } }),
    couponUses: (await db.couponUse.findMany({ where: { order: { userId } } })).map(({ status }) => status),
    receipts: sandbox.mail
      .messages()
      .filter(({ subject, to }) => subject.startsWith('Receipt') && to[0]?.address === email).length,
  };
};

test('fifty at once — browser, webhook and reconciler — start one plan, use one coupon and send one receipt', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const url = await receiveWebhooks(app);
  app.sandbox.payments.setWebhooks('duplicate');
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { coupon: 'FLAT25', saveCard: true });
  app.sandbox.payments.pay(order.id);
  expect(url).toContain('/api/payments/webhook');
  await Promise.all([
    ...Array.from({ length: 20 }, () => paymentStatus(app, person, order)),
    ...Array.from({ length: 20 }, () => settleOrder(app.context, order)),
    ...Array.from({ length: 10 }, () => reconcileOrders(app.context)),
  ]);
  await app.sandbox.payments.idle();
  await reconcileOrders(app.context);
  expect(await consequences(app, person)).toEqual({
    paid: 1,
    plans: 1,
    running: 1,
    couponUses: ['used'],
    receipts: 1,
  });
});

test('an order whose browser is gone and whose webhook was lost is settled within a minute', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  for (const minutes of [0, 10, 45, 4 * 60]) {
    app.clock.advance({ minutes });
    await reconcileOrders(app.context);
  }
  app.sandbox.payments.pay(order.id);
  app.clock.advance({ seconds: 60 });
  await reconcileOrders(app.context);
  expect((await consequences(app, person)).paid).toBe(1);
});

test('an outage of the gateway delays a payment by no more than it lasts', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  for (let minute = 0; minute < 30; minute++) {
    app.clock.advance({ minutes: 1 });
    await reconcileOrders(app.context);
  }
  app.sandbox.payments.pay(order.id);
  app.sandbox.control.set('payments', { mode: 'down' });
  app.clock.advance({ minutes: 1 });
  await reconcileOrders(app.context);
  app.sandbox.control.reset();
  app.clock.advance({ minutes: 1 });
  await reconcileOrders(app.context);
  expect((await consequences(app, person)).paid).toBe(1);
});

test('a payment that comes after the coupon was let go still starts the plan at its price', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  await db.coupon.create({
    data: { code: 'ONCE', kind: 'percent', amount: 5_000, maxUses: 1, createdAt: app.clock.now() },
  });
  const [late, quick] = [await signedInPerson(app), await signedInPerson(app)];
  const order = await openOrder(app, late, { coupon: 'ONCE' });
  app.clock.advance({ minutes: 31 });
  await reconcileOrders(app.context);
  const other = await signInAgain(app, quick);
  await buyPlan(app, other, { coupon: 'ONCE' });
  app.sandbox.payments.pay(order.id);
  await paymentStatus(app, await signInAgain(app, late), order);
  expect(await consequences(app, late)).toMatchObject({ paid: 1, running: 1, couponUses: ['released'] });
  expect(await db.coupon.findUnique({ where: { code: 'ONCE' } })).toMatchObject({ uses: 1 });
});

test('a payment that comes late takes its coupon again when it still can', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { coupon: 'WELCOME10' });
  app.clock.advance({ minutes: 31 });
  await reconcileOrders(app.context);
  app.sandbox.payments.pay(order.id);
  await paymentStatus(app, await signInAgain(app, person), order);
  expect(await consequences(app, person)).toMatchObject({ paid: 1, couponUses: ['used'] });
});

test('a second payment for the same thing is given back, told and starts nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = await openOrder(app, person);
  const second = await openOrder(app, person, { saveCard: true });
  app.sandbox.payments.pay(first.id);
  app.sandbox.payments.pay(second.id);
  expect((await paymentStatus(app, person, first)).body.status).toBe('paid');
  const given = await paymentStatus(app, person, second);
  expect([given.status, given.body.detail]).toEqual([402, paymentTexts.refunded]);
  await reconcileOrders(app.context);
  expect(app.sandbox.payments.order(second.id)._embedded.payment[0]?.state).toBe('REVERSED');
  const mail = await app.newestMail(person.email);
  expect(mail.subject).toBe('We gave AED 99.00 back to you');
  expect(await consequences(app, person)).toMatchObject({ paid: 1, plans: 1, running: 1, receipts: 1 });
  expect(app.logs.join('')).toContain('a payment was given back');
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
});

test('two payments for the same thing at the same moment: one starts the plan, the other is given back', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const orders = [await openOrder(app, person), await openOrder(app, person, { saveCard: true })];
  for (const { id } of orders) app.sandbox.payments.pay(id);
  await Promise.all([...orders, ...orders].map((order) => settleOrder(app.context, order)));
  await reconcileOrders(app.context);
  const statuses = await app.context.storage.db.order.findMany({ orderBy: { status: 'asc' } });
  expect(statuses.map(({ status }) => status)).toEqual(['paid', 'refunded']);
  expect(await consequences(app, person)).toMatchObject({ plans: 1, running: 1, receipts: 1 });
});

test('an upgrade that was paid ends the plan it replaces', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 3, saveCard: true });
  await buyPlan(app, person, { planId: 4 });
  const plans = await app.context.storage.db.subscription.findMany({
    where: { planId: { gt: 1 } },
    orderBy: { planId: 'asc' },
  });
  expect(plans).toMatchObject([
    { planId: 3, status: 'ended', renews: false, renewalDueAt: null },
    { planId: 4, status: 'active', renews: false },
  ]);
  // The card was given for the plan that has ended.
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
});

test('money that arrives for a person who is gone is given back', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  await app.context.storage.db.user.delete({ where: { id: person.userId } });
  app.sandbox.payments.pay(order.id);
  app.clock.advance({ days: 1 });
  await reconcileOrders(app.context);
  expect(await app.context.storage.db.order.findMany()).toMatchObject([
    { status: 'refunded', userId: null, failure: 'user_gone' },
  ]);
  // The day was settled meanwhile: nothing can be undone any more, only refunded.
  expect(['REVERSED', 'REFUNDED']).toContain(
    app.sandbox.payments.order(order.id)._embedded.payment[0]?.state,
  );
});

test('a refund that the gateway cannot do yet is tried until it is done, once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const [first, second] = [await openOrder(app, person), await openOrder(app, person, { saveCard: true })];
  for (const order of [first, second]) {
    app.sandbox.payments.pay(order.id);
    await paymentStatus(app, person, order);
  }
  app.sandbox.control.set('payments', { mode: 'error' });
  await reconcileOrders(app.context);
  expect(await app.context.storage.db.order.findUnique({ where: { id: second.id } })).toMatchObject({
    status: 'refund_due',
  });
  app.sandbox.control.reset();
  app.clock.advance({ minutes: 60 });
  await Promise.all([reconcileOrders(app.context), reconcileOrders(app.context)]);
  expect(await app.context.storage.db.order.findUnique({ where: { id: second.id } })).toMatchObject({
    status: 'refunded',
  });
});

test('an order whose process died while creating it is given up, with its coupon', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { coupon: 'WELCOME10' });
  await app.context.storage.db.order.update({
    where: { id: order.id },
    data: { status: 'creating', gatewayReference: null, paymentPageUrl: null, nextCheckAt: app.clock.now() },
  });
  app.clock.advance({ minutes: 6 });
  await reconcileOrders(app.context);
  expect(await consequences(app, person)).toMatchObject({ paid: 0, couponUses: ['released'] });
  const next = await openOrder(app, person, { coupon: 'WELCOME10' });
  expect(next.id).not.toBe(order.id);
});
