import { expect, test } from 'vitest';
import {
  paymentStatus,
  renewalsOf,
  signInAgain,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../../../testing/index.ts';
import { editPlan } from '../../plans/index.ts';
import { runRenewals } from '../index.ts';

test.each([
  ['three months made one', 4, { period: 1, periodUnit: 'month' }, { months: 1 }],
  ['one month made three', 3, { period: 3, periodUnit: 'month' }, { months: 3 }],
  ['five days made ten', 2, { period: 10, periodUnit: 'day' }, { days: 10 }],
  ['one month made 30 days', 3, { period: 30, periodUnit: 'day' }, { days: 30 }],
])('a renewal adds one period of the term on offer then: %s', async (_, planId, edit, added) => {
  const app = await startTestApp();
  const person = await subscriber(app, undefined, planId);
  const { endsAt: before } = await subscriptionOf(app, person);
  await editPlan(app.context, planId, edit);
  for (let periods = 1; periods <= 2; periods += 1) {
    await untilDue(app, person);
    expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
    const length = Object.fromEntries(Object.entries(added).map(([unit, n]) => [unit, n * periods]));
    const { endsAt, status } = await subscriptionOf(app, person);
    expect([status, endsAt]).toEqual(['active', app.context.time.add(before, length)]);
  }
});

test('a renewal that its payer confirms has the term it was asked for with, and the next one the new term', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028', 4);
  const { startsAt } = await subscriptionOf(app, person);
  await untilDue(app, person);
  await runRenewals(app.context);
  await editPlan(app.context, 4, { period: 10, periodUnit: 'day' });
  const page = (await renewalsOf(app, person))[1] as Awaited<ReturnType<typeof renewalsOf>>[number];
  app.sandbox.payments.pay(page.id);
  await paymentStatus(app, await signInAgain(app, person), page);
  const renewed = await subscriptionOf(app, person);
  expect(renewed).toMatchObject({
    anchorAt: startsAt,
    periods: 2,
    endsAt: app.context.time.add(startsAt, { months: 6 }),
  });
  await untilDue(app, person);
  await runRenewals(app.context);
  const [, , next] = await renewalsOf(app, person);
  expect(next?.periodEnd).toEqual(app.context.time.add(renewed.endsAt, { days: 10 }));
});

test('an offer that changes after its renewal was announced is announced anew, once; a change of its limits is not', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  const { endsAt } = await subscriptionOf(app, person);
  app.clock.advance({ seconds: (endsAt.getTime() - app.clock.now().getTime()) / 1_000 - 3 * 86_400 });
  await runRenewals(app.context);
  for (const edit of [{ perDay: 30 }, { amountFils: 9_900 }, { amountFils: 0 }]) {
    await editPlan(app.context, 3, edit);
    expect((await runRenewals(app.context)).announced).toBe(0);
  }
  await editPlan(app.context, 3, { amountFils: 12_900, period: 30, periodUnit: 'day' });
  expect((await runRenewals(app.context)).announced).toBe(1);
  expect((await runRenewals(app.context)).announced).toBe(0);
  const announced = (await subjectsTo(app, person)).filter((subject) => subject.includes('is charged on'));
  expect(announced).toEqual([
    expect.stringContaining('Your Pro Plan (monthly) renews: AED 99.00'),
    expect.stringContaining('renews: AED 129.00'),
  ]);
});
