import { endpoints, paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { addSeconds } from '../../clock.ts';
import {
  addSubscription,
  buyPlan,
  openOrder,
  paymentStatus,
  signedInPerson,
  signInAgain,
  startTestApp,
} from '../../testing/index.ts';
import { seedDemoCoupons } from './index.ts';
import { vouchedSeconds } from './orders/order-store.ts';

test('an order is created at the gateway with the price of the server and the addresses to come back to', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { status, body } = await addSubscription(app, person);
  expect(status).toBe(200);
  expect(body.outlet_id).toBe(app.sandbox.payments.outletId);
  expect(body.payment_page_url).toContain(`${app.sandbox.payments.baseUrl}/paypage/?code=`);
  expect(body.amount).toBe(99);
  const [order] = app.sandbox.payments.orders();
  expect(order).toMatchObject({
    action: 'PURCHASE',
    amount: { currencyCode: 'AED', value: 9_900 },
    emailAddress: person.email,
    language: 'en',
    merchantAttributes: {
      redirectUrl: 'http://localhost:3000/paymentredirect',
      cancelUrl: 'http://localhost:3000/subscription',
      skipConfirmationPage: 'true',
    },
  });
  expect(order?.merchantOrderReference).toMatch(/^[A-Za-z0-9-]+$/);
});

test('repeated and parallel calls are answered with one order', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const answers = await Promise.all(Array.from({ length: 50 }, () => addSubscription(app, person)));
  const later = await addSubscription(app, person);
  const pages = new Set([...answers, later].map(({ body }) => body.payment_page_url));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(pages.size).toBe(1);
  expect(app.sandbox.payments.orders()).toHaveLength(1);
});

test('another offer, another coupon, another wish about the card and another day are other orders', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  const orders = [
    await openOrder(app, person),
    await openOrder(app, person, { planId: 4 }),
    await openOrder(app, person, { saveCard: true }),
    await openOrder(app, person, { coupon: 'welcome10' }),
  ];
  app.clock.advance({ minutes: 15 });
  orders.push(await openOrder(app, await signInAgain(app, person), { coupon: ' WELCOME10 ' }));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(5);
  expect(orders.map(({ amountFils }) => amountFils)).toEqual([9_900, 24_900, 9_900, 8_910, 8_910]);
});

test('a purchase whose process died while it was being ordered can be ordered again half a minute later', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const begun = await openOrder(app, person);
  const { db } = app.context.storage;
  await db.order.update({
    where: { id: begun.id },
    data: {
      ...{ status: 'creating', gatewayReference: null, paymentPageUrl: null },
      nextCheckAt: addSeconds(begun.createdAt, vouchedSeconds),
    },
  });
  app.clock.advance({ seconds: vouchedSeconds });
  const next = await openOrder(app, person);
  expect(next.id).not.toBe(begun.id);
  expect(await db.order.findUnique({ where: { id: begun.id } })).toMatchObject({ status: 'expired' });
});

test('an order that was paid or declined meanwhile is not given out again', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const declined = await openOrder(app, person);
  app.sandbox.payments.pay(declined.id, { pan: '4663295942784758' });
  const next = await openOrder(app, person);
  expect(next.id).not.toBe(declined.id);
  app.sandbox.payments.pay(next.id);
  const again = await addSubscription(app, person);
  expect([again.status, again.body.code, again.body.detail]).toEqual([
    409,
    'plan_not_available',
    paymentTexts.planCovered,
  ]);
});

test('what the screen greys out cannot be bought: the same plan or one below it, until the plan has ended', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 3 });
  for (const planId of [2, 3]) expect((await addSubscription(app, person, { planId })).status).toBe(409);
  await buyPlan(app, person, { planId: 4 });
  for (const planId of [2, 3, 4]) expect((await addSubscription(app, person, { planId })).status).toBe(409);
});

test('neither the Free Plan nor Enterprise can be bought, and an unknown plan is not found', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app, { planId: null });
  for (const planId of [1, 5]) {
    const { status, body } = await addSubscription(app, person, { planId });
    expect([status, body.detail]).toEqual([409, paymentTexts.planNotForSale]);
  }
  expect((await addSubscription(app, person, { planId: 99 })).status).toBe(404);
  expect((await app.call(endpoints.addSubscription, { body: { subscription_id: 3 } })).status).toBe(401);
  const invalid = await app.call(endpoints.addSubscription, { token: person.token, body: {} });
  expect([invalid.status, invalid.body.code]).toEqual([400, 'validation_failed']);
});

test.each([
  null,
  '',
  true,
  [3],
  {},
  0,
  -3,
  3.5,
  '3.0',
  '0x3',
  '1e0',
  ' 3',
  '03',
  2_147_483_648,
  '2147483648',
  1e308,
])('%j names no plan, to buy or to check a coupon for', async (subscription_id) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const body = { subscription_id, coupon_code: 'WELCOME10' };
  for (const endpoint of [endpoints.addSubscription, endpoints.checkCoupon]) {
    const { status, body: refused } = await app.call(endpoint, { token, body });
    expect([status, refused.detail]).toEqual([400, paymentTexts.planIdInvalid]);
  }
});

test('a plan is named by its number or its digits, up to the largest number there is', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const buy = async (subscription_id: unknown) =>
    (await app.call(endpoints.addSubscription, { token, body: { subscription_id } })).status;
  expect([await buy(3), await buy('3')]).toEqual([200, 200]);
  expect([await buy(2_147_483_647), await buy('2147483647')]).toEqual([404, 404]);
});

test.each([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  [null, false],
])('is_accept %j saves the card: %s', async (is_accept, saved) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const body = { subscription_id: 3, is_accept };
  expect((await app.call(endpoints.addSubscription, { token, body })).status).toBe(200);
  expect(await app.context.storage.db.order.findMany()).toMatchObject([{ saveCard: saved }]);
});

test('with nothing to pay the plan starts at once, once, and the page to come back to tells so', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => addSubscription(app, person, { coupon: 'FREE100' })),
  );
  expect(new Set(answers.map(({ body }) => body.payment_page_url)).size).toBe(1);
  expect(answers.map(({ body }) => body.amount)).toEqual(answers.map(() => 0));
  const reference = answers[0]?.body.payment_page_url.match(/^\/paymentredirect\?ref=([\w-]+)$/)?.[1] ?? '';
  const order = await app.context.storage.db.order.findUniqueOrThrow({ where: { id: reference } });
  expect((await paymentStatus(app, person, order)).body).toMatchObject({
    status: 'paid',
    msg: paymentTexts.succeeded,
    subscription_name: 'Pro Plan',
  });
  expect(app.sandbox.payments.orders()).toHaveLength(0);
  expect(await app.context.storage.db.subscription.count({ where: { planId: 3 } })).toBe(1);
  const { body } = await app.call(endpoints.getSubscriptionHistory, { token: person.token });
  expect(body.history).toMatchObject([{ subscription_amount: 0, subscription_name: 'Pro Plan' }]);
});

test('orders are limited by account', async () => {
  const app = await startTestApp({ env: { LIMIT_ORDER_BY_ACCOUNT: '2/1h' } });
  const person = await signedInPerson(app);
  await openOrder(app, person);
  await openOrder(app, person, { planId: 4 });
  expect((await addSubscription(app, person)).status).toBe(200);
  const refused = await addSubscription(app, person, { planId: 2 });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(await app.context.storage.db.order.count()).toBe(2);
});
