import { endpoints, paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  addSubscription,
  buyPlan,
  openOrder,
  type Person,
  paymentStatus,
  signedInPerson,
  signInAgain,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { reconcileOrders, seedDemoCoupons } from '../index.ts';

const check = (app: TestApp, { token }: Person, coupon_code: string, subscription_id = 3) =>
  app.call(endpoints.checkCoupon, { token, body: { coupon_code, subscription_id } });

const addCoupon = (
  app: TestApp,
  code: string,
  facts: { maxUses?: number; planId?: number; disabledAt?: Date } = {},
) =>
  app.context.storage.db.coupon.create({
    data: { code, kind: 'flat', amount: 1_000, createdAt: app.clock.now(), ...facts },
  });

const usesOf = async (app: TestApp, code: string) =>
  (await app.context.storage.db.coupon.findUniqueOrThrow({ where: { code } })).uses;

test('the demo coupons are seeded once and never overwritten', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const { db } = app.context.storage;
  await db.coupon.update({ where: { code: 'FLAT25' }, data: { amount: 100 } });
  await seedDemoCoupons(app.context);
  expect(
    await db.coupon.findMany({
      orderBy: { code: 'asc' },
      select: { code: true, amount: true, isDemo: true },
    }),
  ).toEqual([
    { code: 'EXPIRED', amount: 5_000, isDemo: true },
    { code: 'FLAT25', amount: 100, isDemo: true },
    { code: 'FREE100', amount: 10_000, isDemo: true },
    { code: 'WELCOME10', amount: 1_000, isDemo: true },
  ]);
});

test.each([
  ['WELCOME10', '', 'percent', 10],
  [' welcome10 ', '', 'percent', 10],
  ['FLAT25', '', 'flat', 25],
  ['FREE100', '', 'percent', 100],
  ['EXPIRED', paymentTexts.couponExpired, null, null],
  ['NOBODYS', paymentTexts.couponUnknown, null, null],
])('the coupon %j: %j', async (code, detail, type, amount) => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  const { status, body } = await check(app, person, code);
  expect(status).toBe(200);
  expect(body).toEqual({ detail, coupons_type: type, coupon_amount: amount });
});

test('why a coupon cannot be used is said', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await addCoupon(app, 'QUARTER', { planId: 4 });
  await addCoupon(app, 'GONE', { maxUses: 1 });
  await addCoupon(app, 'OFF', { disabledAt: app.clock.now() });
  await addCoupon(app, 'MINE');
  await buyPlan(app, await signedInPerson(app), { coupon: 'GONE' });
  await buyPlan(app, person, { coupon: 'MINE' });
  const details = async (code: string, planId?: number) =>
    (await check(app, person, code, planId)).body.detail;
  expect(await details('QUARTER', 3)).toBe(paymentTexts.couponOtherPlan);
  expect(await details('QUARTER', 4)).toBe('');
  expect(await details('GONE')).toBe(paymentTexts.couponUsedUp);
  expect(await details('OFF')).toBe(paymentTexts.couponExpired);
  expect(await details('MINE')).toBe(paymentTexts.couponUsedByYou);
  expect(await details('QUARTER', 1)).toBe(paymentTexts.planNotForSale);
  const empty = await app.call(endpoints.checkCoupon, {
    token: person.token,
    body: { coupon_code: ' ', subscription_id: 3 },
  });
  expect([empty.status, empty.body.fields?.coupon_code]).toEqual([400, paymentTexts.couponMissing]);
  const absent = await app.call(endpoints.checkCoupon, {
    token: person.token,
    body: { subscription_id: 3 },
  });
  expect([absent.status, absent.body.detail]).toEqual([400, paymentTexts.couponMissing]);
  expect(await details('X'.repeat(65))).toBe(paymentTexts.couponUnknown);
  const tooLong = await addSubscription(app, person, { planId: 4, coupon: 'X'.repeat(65) });
  expect([tooLong.status, tooLong.body.detail]).toEqual([409, paymentTexts.couponUnknown]);
  const refused = await addSubscription(app, person, { planId: 4, coupon: 'MINE' });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'coupon_invalid',
    paymentTexts.couponUsedByYou,
  ]);
});

test('a coupon with one use left that fifty people redeem at once goes once', async () => {
  const app = await startTestApp();
  await addCoupon(app, 'LAST', { maxUses: 1 });
  const people: Person[] = [];
  for (let n = 0; n < 50; n++) people.push(await signedInPerson(app));
  const answers = await Promise.all(people.map((person) => addSubscription(app, person, { coupon: 'LAST' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.every(({ body }) => body.detail === paymentTexts.couponUsedUp)).toBe(true);
  expect(await usesOf(app, 'LAST')).toBe(1);
  expect(await app.context.storage.db.order.count()).toBe(1);
});

test('one person uses a coupon once, even after the account was deleted and opened again', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 2, coupon: 'FLAT25' });
  const { db } = app.context.storage;
  const user = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
  await db.user.delete({ where: { id: user.id } });
  await db.user.create({ data: user });
  const again = await signInAgain(app, person);
  expect((await check(app, again, 'FLAT25')).body.detail).toBe(paymentTexts.couponUsedByYou);
  expect(JSON.stringify(await db.couponUse.findMany())).not.toContain(person.email);
});

test('a coupon is free again when its order fails, and when its hold is over', async () => {
  const app = await startTestApp();
  await addCoupon(app, 'ONCE', { maxUses: 1 });
  const [one, other] = [await signedInPerson(app), await signedInPerson(app)];
  const order = await openOrder(app, one, { coupon: 'ONCE' });
  expect((await check(app, other, 'ONCE')).body.detail).toBe(paymentTexts.couponUsedUp);
  expect((await check(app, one, 'ONCE')).body.detail).toBe('');
  app.sandbox.payments.pay(order.id, { pan: '4663295942784758' });
  await paymentStatus(app, one, order);
  expect((await check(app, other, 'ONCE')).body.detail).toBe('');
  await openOrder(app, other, { coupon: 'ONCE' });
  app.clock.advance({ minutes: 29 });
  await reconcileOrders(app.context);
  expect(await usesOf(app, 'ONCE')).toBe(1);
  app.clock.advance({ minutes: 1 });
  await reconcileOrders(app.context);
  expect(await usesOf(app, 'ONCE')).toBe(0);
});

test('a person who changes the plan keeps the coupon, and the order before can no longer be paid', async () => {
  const app = await startTestApp();
  await addCoupon(app, 'ONCE', { maxUses: 1 });
  const person = await signedInPerson(app);
  const before = await openOrder(app, person, { planId: 2, coupon: 'ONCE' });
  const after = await openOrder(app, person, { planId: 3, coupon: 'ONCE' });
  expect(await usesOf(app, 'ONCE')).toBe(1);
  expect(() => app.sandbox.payments.pay(before.id)).toThrow();
  app.sandbox.payments.pay(after.id);
  expect((await paymentStatus(app, person, after)).body.status).toBe('paid');
  expect((await paymentStatus(app, person, before)).body.detail).toBe(paymentTexts.orderExpired);
});

test('one person who takes a coupon for two plans at once holds it once', async () => {
  const app = await startTestApp();
  await addCoupon(app, 'ONCE', { maxUses: 5 });
  const person = await signedInPerson(app);
  await Promise.all(
    [2, 3, 4, 2, 3, 4].map((planId) => addSubscription(app, person, { planId, coupon: 'ONCE' })),
  );
  expect(await usesOf(app, 'ONCE')).toBe(1);
  expect(await app.context.storage.db.couponUse.count({ where: { status: 'reserved' } })).toBe(1);
});

test('guessing coupons is limited by account, and right ones do not count', async () => {
  const app = await startTestApp({ env: { LIMIT_COUPON_BY_ACCOUNT: '3/1h' } });
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  for (let n = 0; n < 5; n++) expect((await check(app, person, 'WELCOME10')).status).toBe(200);
  for (let n = 0; n < 2; n++) await check(app, person, `GUESS${n}`);
  expect((await addSubscription(app, person, { coupon: 'GUESS3' })).status).toBe(409);
  expect((await check(app, person, 'GUESS4')).status).toBe(429);
  expect((await addSubscription(app, person, { coupon: 'GUESS5' })).status).toBe(429);
});

test('the coupon of the running plan is shown with it', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app);
  await buyPlan(app, person, { coupon: 'FLAT25' });
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.coupon_data).toEqual({ coupons_type: 'flat', amount: 25 });
  const history = await app.call(endpoints.getSubscriptionHistory, { token: person.token });
  expect(history.body.history).toMatchObject([{ subscription_amount: 74 }]);
});
