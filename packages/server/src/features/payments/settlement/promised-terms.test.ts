import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  openOrder,
  paymentStatus,
  signedInPerson,
  startTestApp,
  subscriptionOf,
} from '../../../testing/index.ts';
import { editPlan } from '../../plans/index.ts';

test('what was ordered is what starts: the term and the total that its buyer was told', async () => {
  const app = await startTestApp();
  const [monthly, interviewee] = [await signedInPerson(app), await signedInPerson(app)];
  const month = await openOrder(app, monthly);
  const interview = await openOrder(app, interviewee, { planId: 2 });
  await editPlan(app.context, 3, { period: 1, periodUnit: 'day' });
  await editPlan(app.context, 2, { total: 1 });
  app.sandbox.payments.pay(month.id);
  app.sandbox.payments.pay(interview.id);
  const paidAt = app.clock.now();
  const { body } = await paymentStatus(app, monthly, month);
  expect(body.end_date).toBe(app.context.time.add(paidAt, { months: 1 }).toISOString());
  expect((await app.newestMail(monthly.email)).subject).toBe(
    'Receipt R-000001: Pro Plan (monthly), AED 99.00',
  );
  await paymentStatus(app, interviewee, interview);
  const { token } = interviewee;
  expect((await app.call(endpoints.getLastChatId, { token })).body.limits.left_total).toBe(500);
});

test('a plan that was ordered starts when it is paid, though it is sold no more', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { planId: 2 });
  await editPlan(app.context, 2, { amountFils: 0, period: null, periodUnit: null });
  app.sandbox.payments.pay(order.id);
  expect((await paymentStatus(app, person, order)).body.status).toBe('paid');
  expect((await subscriptionOf(app, person)).endsAt).toEqual(
    app.context.time.add(app.clock.now(), { days: 5 }),
  );
});

test('an order from before the terms were kept takes those on offer', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { planId: 2 });
  const before = { period: null, periodUnit: null, questionsGranted: null };
  await app.context.storage.db.order.update({ where: { id: order.id }, data: before });
  expect((await openOrder(app, person, { planId: 2 })).id).toBe(order.id);
  app.sandbox.payments.pay(order.id);
  await paymentStatus(app, person, order);
  expect(await subscriptionOf(app, person)).toMatchObject({
    questionsGranted: 500,
    endsAt: app.context.time.add(app.clock.now(), { days: 5 }),
  });
});

test.each([
  ['a term', { period: 7, periodUnit: 'day' }],
  ['another unit', { periodUnit: 'month' }],
  ['a total', { total: 600 }],
])('an offer with %s that has changed is ordered anew', async (_, edit) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person, { planId: 2 });
  await editPlan(app.context, 2, edit);
  expect((await openOrder(app, person, { planId: 2 })).id).not.toBe(order.id);
});
