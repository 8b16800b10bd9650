import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { findOrderMismatches, reconcileOrders } from '../features/payments/index.ts';
import { seedPlans } from '../features/plans/index.ts';
import {
  addSubscription,
  buyPlan,
  openOrder,
  paymentStatus,
  registration,
  signedInPerson,
  signInAgain,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

const lastChat = async (app: TestApp, token: string) =>
  (await app.call(endpoints.getLastChatId, { token })).body;

test('a changed offer is sold as changed, and seeding leaves it alone', async () => {
  const app = await startTestApp();
  const changed = await genie(
    app,
    'plan',
    'set',
    '--plan',
    '3',
    '--price',
    '129.50',
    '--per-day',
    '30',
    '--json',
  );
  expect(JSON.parse(changed.text)).toMatchObject({ plan_id: 3, amount: 129.5, per_day: 30 });
  await seedPlans(app.context);
  expect((await genie(app, 'plan', 'list')).text).toMatch(
    /^3 +Pro Plan +Pro Monthly +AED 129\.50 +1 month +30 /m,
  );
  const offers = await app.call(endpoints.getSubscription, { body: {} });
  expect(offers.body.subscriptions[2]).toMatchObject({ amount: 129.5, per_day: 30, categories: null });
  await genie(app, 'plan', 'set', '--plan', '3', '--per-day', 'none', '--topics', '8,1', '--days', '7');
  const list = JSON.parse((await genie(app, 'plan', 'list', '--json')).text);
  expect(list[2]).toMatchObject({ per_day: null, topics: '[1,8]', period: 7, period_unit: 'day' });
});

test('who changes the trial is told which pages go on naming the old one', async () => {
  const app = await startTestApp();
  const told = 'go on naming the 10 days and 5 questions a day';
  expect((await genie(app, 'plan', 'set', '--plan', '1', '--per-day', '3')).text).toContain(told);
  expect((await genie(app, 'plan', 'set', '--plan', '2', '--per-day', '3')).text).not.toContain(told);
});

test('a plan is granted without a card, then its end is moved', async () => {
  const app = await startTestApp();
  const { email, token, userId } = await signedInPerson(app);
  const granted = await genie(
    app,
    'plan',
    'grant',
    '--email',
    email.toUpperCase(),
    '--plan',
    '5',
    '--ends',
    '2099-12-31',
  );
  expect(granted).toMatchObject({ code: 0, text: expect.stringContaining('2099-12-31T00:00:00.000Z') });
  expect(await lastChat(app, token)).toMatchObject({
    is_subscription: 1,
    limits: { per_day: null, left_total: null },
    subscription_history: {
      subscription_name: 'Enterprise Plan',
      end_date: '2099-12-31T00:00:00.000Z',
      renews: false,
    },
  });
  await genie(app, 'plan', 'grant', '--email', email, '--plan', '5', '--ends', '2098-06-01T12:00:00Z');
  expect((await lastChat(app, token)).subscription_history?.end_date).toBe('2098-06-01T12:00:00.000Z');
  expect(await app.context.storage.db.subscription.count({ where: { userId } })).toBe(2);
  const usual = await genie(app, 'plan', 'grant', '--email', email, '--plan', '2', '--json');
  expect(JSON.parse(usual.text)).toMatchObject({ plan_id: 2, is_new: true });
});

test('a plan that was expired gives no access until the renewals charge the card that was kept', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { saveCard: true });
  const expired = await genie(app, 'plan', 'expire', '--email', person.email);
  expect(expired.text).toContain('`jobs run renewals` charges it');
  await genie(app, 'jobs', 'run', 'clean');
  expect(await lastChat(app, person.token)).toMatchObject({
    is_subscription: 0,
    subscription_history: { is_subscription: 0 },
  });
  const end = app.clock.now();
  app.clock.advance({ minutes: 10 });
  const renewed = await genie(app, 'jobs', 'run', 'renewals', '--json');
  expect(JSON.parse(renewed.text)).toEqual({ announced: 0, reminded: 0, charges: { paid: 1 } });
  expect(await lastChat(app, person.token)).toMatchObject({
    is_subscription: 1,
    subscription_history: { end_date: app.context.time.add(end, { months: 1 }).toISOString(), renews: true },
  });
  expect((await genie(app, 'jobs', 'run', 'renewals')).text).toContain('Nothing is due within a day.');
});

test('a plan whose end was moved to within a day is charged by the renewals', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { saveCard: true });
  const ends = new Date(app.clock.now().getTime() + 20 * 3_600_000).toISOString();
  await genie(app, 'plan', 'grant', '--email', person.email, '--plan', '3', '--ends', ends);
  expect((await genie(app, 'jobs', 'run', 'renewals')).text).toContain('Charges paid: 1');
  const { subscription_history } = await lastChat(app, (await signInAgain(app, person)).token);
  expect(subscription_history?.end_date).toBe(
    app.context.time.add(new Date(ends), { months: 1 }).toISOString(),
  );
});

test('a coupon is created, used, listed and disabled', async () => {
  const app = await startTestApp();
  const created = await genie(
    app,
    ...['coupon', 'create', '--code', 'spring', '--percent', '12.5', '--plan', '3', '--max-uses', '2'],
    ...['--expires', '2099-01-01', '--json'],
  );
  expect(JSON.parse(created.text)).toMatchObject({
    code: 'SPRING',
    kind: 'percent',
    amount: 12.5,
    plan_id: 3,
    max_uses: 2,
    expires_at: '2099-01-01T00:00:00.000Z',
  });
  await genie(app, 'coupon', 'create', '--code', 'TEN', '--flat', '10');
  await buyPlan(app, await signedInPerson(app), { coupon: 'SPRING' });
  expect((await genie(app, 'coupon', 'list')).text).toMatch(/^SPRING +12\.5 % +3 +1 +2 +2099-01-01/m);
  expect((await genie(app, 'coupon', 'list')).text).toMatch(/^TEN +AED 10\.00 /m);
  expect((await genie(app, 'coupon', 'disable', '--code', 'spring')).code).toBe(0);
  const refused = await addSubscription(app, await signedInPerson(app), { coupon: 'SPRING' });
  expect(refused.body.code).toBe('coupon_invalid');
});

test('the other jobs run when asked to', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await addSubscription(app, person);
  app.sandbox.payments.pay(app.sandbox.payments.orders()[0]?.reference ?? '');
  // As somebody's failed look leaves it, which an operator does not wait for.
  const nextCheckAt = new Date(app.clock.now().getTime() + 180_000);
  await app.context.storage.db.order.updateMany({ data: { nextCheckAt } });
  expect((await genie(app, 'jobs', 'run', 'reconcile')).text).toBe('Orders looked at: 1');
  expect((await genie(app, 'jobs', 'run', 'outbox')).text).toMatch(/^Mails sent: [1-9]\d*$/);
  expect(app.sandbox.mail.messages().map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('Receipt'),
  );
});

test('a job whose outside is gone fails, and says how much is left', async () => {
  const app = await startTestApp();
  await addSubscription(app, await signedInPerson(app));
  app.sandbox.control.set('payments', { mode: 'down' });
  const reconciled = await genie(app, 'jobs', 'run', 'reconcile', '--json');
  expect(reconciled).toMatchObject({
    code: 1,
    errors: expect.stringContaining('could not be asked about 1,'),
  });
  expect(JSON.parse(reconciled.text)).toEqual({ orders: 1, unasked: 1 });
  app.sandbox.control.reset();
  app.sandbox.control.set('mail', { mode: 'down' });
  await app.call(endpoints.register, { body: registration('late@example.com') });
  const sent = await genie(app, 'jobs', 'run', 'outbox', '--json');
  expect(sent).toMatchObject({ code: 1, errors: expect.stringContaining('could not be sent: 1;') });
  expect(JSON.parse(sent.text)).toMatchObject({ sent: 0, failed: 1 });
});

test('a mismatch that a person has dealt with is told no more, and stays what it is for its buyer', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id);
  await app.context.storage.db.order.update({ where: { id: order.id }, data: { amountFils: 1 } });
  const resolve = () => genie(app, 'order', 'resolve', order.id, '--note', 'refunded in the portal');
  expect((await resolve()).errors).toBe(`The order ${order.id} is open: only a mismatch is resolved.`);
  const before = await paymentStatus(app, person, order);
  const told = async () => {
    const { clock, payments, storage } = app.context;
    return findOrderMismatches({ db: storage.db, gateway: payments, now: clock.now() });
  };
  expect((await told()).mismatches).toHaveLength(1);
  expect(await resolve()).toMatchObject({ code: 0, text: `${order.id} is resolved.` });
  expect((await told()).mismatches).toEqual([]);
  await reconcileOrders(app.context);
  expect(await app.context.storage.db.order.findUnique({ where: { id: order.id } })).toMatchObject({
    status: 'resolved',
    failure: 'amount; refunded in the portal',
    subscriptionId: null,
  });
  const { status, body } = await paymentStatus(app, person, order);
  expect([status, body.msg]).toEqual([before.status, before.body.msg]);
  expect((await resolve()).code).toBe(1);
});

test.each([
  [1, ['plan', 'set', '--plan', '99', '--price', '1']],
  [1, ['plan', 'grant', '--email', 'nobody@example.com', '--plan', '3']],
  [1, ['plan', 'expire', '--email', 'nobody@example.com']],
  [1, ['coupon', 'create', '--code', 'X1', '--flat', '1', '--plan', '99']],
  [1, ['coupon', 'disable', '--code', 'NOBODYS']],
  [1, ['order', 'resolve', 'nobodys', '--note', 'refunded']],
  [2, ['plan', 'set', '--plan', '3']],
  [2, ['plan', 'set', '--plan', '3', '--days', '7', '--months', '1']],
  [2, ['plan', 'set', '--plan', '3', '--price', '1.005']],
  [2, ['plan', 'set', '--plan', '3', '--topics', '9']],
  [2, ['plan', 'grant', '--email', 'a@example.com', '--plan', '3', '--ends', 'soon']],
  [2, ['coupon', 'create', '--code', 'X1', '--percent', '101']],
  [2, ['coupon', 'create', '--flat', '1']],
  [2, ['coupon', 'create', '--code', 'X1', '--flat', '1', '--percent', '1']],
  [2, ['coupon', 'create', '--code', 'X1']],
  [2, ['coupon', 'create', '--code', 'X1', '--flat', '0']],
  [2, ['coupon', 'create', '--code', 'a b', '--flat', '1']],
  [2, ['order', 'resolve', 'any']],
  [2, ['order', 'resolve', 'any', '--note', ' ']],
  [2, ['knowledge', 'search', ' ']],
  [2, ['jobs', 'run', 'everything']],
  [2, ['jobs', 'run']],
])('exit code %i: %j', async (code, words) => {
  const app = await startTestApp();
  const answer = await genie(app, ...words);
  expect(answer.code).toBe(code);
  expect(answer.errors).not.toBe('');
});

test('the same code twice, Enterprise without an end and a plan that does not run are refused in words', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app, { planId: null });
  await genie(app, 'coupon', 'create', '--code', 'TWICE', '--flat', '1');
  expect((await genie(app, 'coupon', 'create', '--code', 'twice', '--flat', '1')).errors).toBe(
    'There is a coupon TWICE already.',
  );
  expect((await genie(app, 'plan', 'grant', '--email', email, '--plan', '5')).errors).toContain(
    'give --ends',
  );
  expect((await genie(app, 'plan', 'expire', '--email', email)).errors).toBe(`No plan of ${email} runs.`);
});
