import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import {
  buyPlan,
  mayAsk,
  openOrder,
  type Person,
  paymentStatus,
  renewalsOf,
  signedInPerson,
  signInAgain,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  type TestApp,
  takenBy,
  untilDue,
} from '../../../testing/index.ts';
import { cancelRenewal } from '../cancel-renewal.ts';
import { reconcileOrders, runRenewals, seedDemoCoupons } from '../index.ts';
import { recordFailedCharge } from './record-failed-charge.ts';

/** A context whose process dies as soon as it has done, or is about to do, a step. */
const dyingContext = ({ context }: TestApp, when: 'before the charge' | 'after the charge'): Context => ({
  ...context,
  payments: {
    ...context.payments,
    async chargeSavedCard(...charge) {
      if (when === 'after the charge') await context.payments.chargeSavedCard(...charge);
      throw new Error('the process died');
    },
  },
});

test('a day before its end a plan is charged at the normal price and goes on from its end', async () => {
  const app = await startTestApp();
  await seedDemoCoupons(app.context);
  const person = await signedInPerson(app, { planId: null });
  const bought = await buyPlan(app, person, { saveCard: true, coupon: 'FLAT25' });
  await untilDue(app, person);
  app.clock.advance({ seconds: -1 });
  expect((await runRenewals(app.context)).charges).toEqual({});
  app.clock.advance({ seconds: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({});
  const [renewal] = await renewalsOf(app, person);
  expect(renewal).toMatchObject({
    amountFils: 9_900,
    discountFils: 0,
    periodStart: bought.periodEnd,
    receiptNumber: 2,
  });
  const after = await subscriptionOf(app, person);
  expect(after.endsAt).toEqual(app.context.time.add(bought.periodStart ?? new Date(), { months: 2 }));
  expect(after).toMatchObject({ periods: 2, graceUntil: null, renews: true });
  expect(app.sandbox.payments.order(renewal?.id ?? '')).toMatchObject({
    type: 'UNSCHEDULED',
    merchantAttributes: { skip3DS: 'true' },
  });
  expect(await subjectsTo(app, person)).toEqual([
    'Receipt R-000001: Pro Plan (monthly), AED 74.00',
    expect.stringMatching(/^Your Pro Plan \(monthly\) renews: AED 99\.00 is charged on/),
    'Receipt R-000002: Pro Plan (monthly), AED 99.00',
  ]);
  const { body } = await app.call(endpoints.getLastChatId, { token: (await signInAgain(app, person)).token });
  expect(body.coupon_data).toBeNull();
  expect(body.subscription_history).toMatchObject({ end_date: after.endsAt.toISOString(), renews: true });
});

test('of ten processes that renew at once one charges, once', async () => {
  const app = await startTestApp();
  const people = [await subscriber(app), await subscriber(app), await subscriber(app)];
  await untilDue(app, people[2] as Person);
  await Promise.all(Array.from({ length: 10 }, () => runRenewals(app.context)));
  for (const person of people) {
    expect(takenBy(app, person)).toBe(2);
    expect((await subscriptionOf(app, person)).periods).toBe(2);
  }
});

test('the Interview Plan is granted its total again', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, undefined, 2);
  await app.context.storage.db.subscription.updateMany({ data: { questionsUsed: 500 } });
  expect(await mayAsk(app, person)).toBe(0);
  await untilDue(app, person);
  await runRenewals(app.context);
  const { token } = await signInAgain(app, person);
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body).toMatchObject({ is_subscription: 1, limits: { left_total: 500 } });
});

test('a card that is always declined is tried for three days, during which access goes on, and then the plan ends', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006002');
  await untilDue(app, person);
  const access: number[] = [];
  for (let day = 0; day <= 3; day++) {
    await runRenewals(app.context);
    await runRenewals(app.context);
    access.push(await mayAsk(app, person));
    app.clock.advance({ days: 1 });
  }
  expect(access).toEqual([1, 1, 1, 0]);
  expect((await renewalsOf(app, person)).map(({ status, failure }) => [status, failure])).toEqual(
    Array.from({ length: 4 }, () => ['failed', '51']),
  );
  expect(await subscriptionOf(app, person)).toMatchObject({ status: 'ended', activeUserId: null });
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
  expect(takenBy(app, person)).toBe(1);
  expect(await subjectsTo(app, person)).toEqual([
    expect.stringContaining('Receipt'),
    'We could not renew your Pro Plan (monthly)',
    'We could not renew your Pro Plan (monthly)',
    'We could not renew your Pro Plan (monthly)',
    'Your Pro Plan (monthly) has ended',
  ]);
});

test('a card that is declined once is charged the day after, and nothing of the period is lost or won', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006010');
  const { startsAt } = await subscriptionOf(app, person);
  await untilDue(app, person);
  await runRenewals(app.context);
  expect((await app.newestMail(person.email)).text).toContain(
    'your bank could not be reached. Nothing was charged.',
  );
  app.clock.advance({ days: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
  expect((await subscriptionOf(app, person)).endsAt).toEqual(app.context.time.add(startsAt, { months: 2 }));
});

test('a bank that wants its customer to confirm: a mail with a page, and what is paid there counts, once', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028');
  await untilDue(app, person);
  await runRenewals(app.context);
  await runRenewals(app.context);
  const mail = await app.newestMail(person.email);
  expect(mail.subject).toBe('Please confirm the renewal of your Pro Plan (monthly)');
  const url = mail.text.match(/^http.*$/m)?.[0] ?? '';
  expect(await fetch(url).then(({ status }) => status)).toBe(200);
  const [attempt, page] = await renewalsOf(app, person);
  expect([attempt?.status, attempt?.failure, page?.paymentPageUrl]).toEqual(['failed', 'await_3ds', url]);
  app.sandbox.payments.pay(page?.id ?? '');
  const answer = await paymentStatus(app, await signInAgain(app, person), page as NonNullable<typeof page>);
  expect(answer.body.status).toBe('paid');
  expect(await subscriptionOf(app, person)).toMatchObject({ periods: 2, graceUntil: null });
  app.clock.advance({ days: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({});
  expect(takenBy(app, person)).toBe(2);
});

test('a card never to be charged again ends the renewal at once, and the plan at its end', async () => {
  const app = await startTestApp({ payments: { timeoutSeconds: 3 } });
  const person = await subscriber(app, '4111110000006002');
  await untilDue(app, person);
  await expect(runRenewals(dyingContext(app, 'before the charge'))).rejects.toThrow();
  const [attempt] = await renewalsOf(app, person);
  await recordFailedCharge(app.context, attempt as NonNullable<typeof attempt>, '43');
  expect(await subscriptionOf(app, person)).toMatchObject({
    status: 'active',
    renews: false,
    renewalDueAt: null,
  });
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
  expect(await subjectsTo(app, person)).toContain('Your Pro Plan (monthly) will not renew');
  expect(await mayAsk(app, person)).toBe(1);
  app.clock.advance({ days: 1 });
  await app.context.jobs.run('clean');
  expect(await mayAsk(app, person)).toBe(0);
});

test('a charge whose answer never came is looked up, not repeated', async () => {
  const app = await startTestApp({ payments: { timeoutSeconds: 3 }, gateway: { heldMs: 3_600_000 } });
  const person = await signedInPerson(app, { planId: null });
  const order = await openOrder(app, person, { saveCard: true });
  app.sandbox.payments.pay(order.id, { pan: '4111110000000963' });
  app.sandbox.payments.settle();
  await paymentStatus(app, person, order);
  await untilDue(app, person);
  expect((await runRenewals(app.context)).charges).toEqual({ pending: 1 });
  app.clock.advance({ minutes: 15 });
  await reconcileOrders(app.context);
  expect((await runRenewals(app.context)).charges).toEqual({});
  app.sandbox.payments.settle();
  app.clock.advance({ minutes: 1 });
  await reconcileOrders(app.context);
  expect(takenBy(app, person)).toBe(2);
  expect(await renewalsOf(app, person)).toMatchObject([{ status: 'paid' }]);
});

test.each(['before the charge', 'after the charge'] as const)(
  'a process that dies right %s: the plan is renewed and charged once',
  async (when) => {
    const app = await startTestApp();
    const person = await subscriber(app);
    await untilDue(app, person);
    await expect(runRenewals(dyingContext(app, when))).rejects.toThrow();
    for (let minute = 0; minute < 30; minute++) {
      app.clock.advance({ minutes: 1 });
      await reconcileOrders(app.context);
      await runRenewals(app.context);
    }
    expect(takenBy(app, person)).toBe(2);
    expect(await subscriptionOf(app, person)).toMatchObject({ periods: 2 });
    expect(await subjectsTo(app, person)).not.toContain('We could not renew your Pro Plan (monthly)');
  },
);

test('a plan that is cancelled while the gateway takes the order of its renewal is not charged', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  const before = await subscriptionOf(app, person);
  await untilDue(app, person);
  const { payments } = app.context;
  const cancelledMeanwhile: Context = {
    ...app.context,
    payments: {
      ...payments,
      async createOrder(order) {
        const atGateway = await payments.createOrder(order);
        await cancelRenewal(app.context, person.userId);
        return atGateway;
      },
    },
  };
  expect((await runRenewals(cancelledMeanwhile)).charges).toEqual({ ended: 1 });
  expect(takenBy(app, person)).toBe(1);
  const [attempt] = await renewalsOf(app, person);
  expect(attempt).toMatchObject({ status: 'failed', failure: 'not_wanted', nextCheckAt: null });
  const { renews, endsAt, renewalDueAt } = await subscriptionOf(app, person);
  expect({ renews, endsAt, renewalDueAt }).toEqual({
    renews: false,
    endsAt: before.endsAt,
    renewalDueAt: null,
  });
});

test('an outage of the gateway is nobody’s fault: no mail, and the charge follows when it is over', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  await untilDue(app, person);
  app.sandbox.control.set('payments', { mode: 'error' });
  expect((await runRenewals(app.context)).charges).toEqual({ gateway_down: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({});
  app.sandbox.control.reset();
  app.clock.advance({ minutes: 15 });
  expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
  expect(await subjectsTo(app, person)).toEqual([
    expect.stringContaining('R-000001'),
    expect.stringContaining('R-000002'),
  ]);
});

test('after a long standstill nobody is charged for days that could not be used', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  await untilDue(app, person);
  app.clock.advance({ days: 5 });
  await app.context.jobs.run('clean');
  expect((await runRenewals(app.context)).charges).toEqual({ ended: 1 });
  expect(takenBy(app, person)).toBe(1);
  expect(await subscriptionOf(app, person)).toMatchObject({ status: 'ended' });
  expect(await subjectsTo(app, person)).toContain('Your Pro Plan (monthly) has ended');
});

test('a renewal that is paid after its plan was replaced is given back', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  await untilDue(app, person);
  await expect(runRenewals(dyingContext(app, 'after the charge'))).rejects.toThrow();
  await buyPlan(app, await signInAgain(app, person), { planId: 4 });
  app.clock.advance({ minutes: 1 });
  await reconcileOrders(app.context);
  expect(await renewalsOf(app, person)).toMatchObject([{ status: 'refunded', failure: 'plan_has_ended' }]);
  expect(takenBy(app, person)).toBe(2);
});
