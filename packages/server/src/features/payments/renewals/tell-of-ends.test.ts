import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { addDays } from '../../../clock.ts';
import {
  signedInPerson,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  takenBy,
} from '../../../testing/index.ts';
import { grantPlan, runRenewals } from '../index.ts';

test('who has cancelled is not charged, and is reminded of the end once', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  await app.call(endpoints.isSubscription, { token: person.token, body: { is_subscription: 0 } });
  const { endsAt } = await subscriptionOf(app, person);
  app.clock.advance({ seconds: (endsAt.getTime() - app.clock.now().getTime()) / 1_000 - 2 * 24 * 60 * 60 });
  await Promise.all(Array.from({ length: 5 }, () => runRenewals(app.context)));
  app.clock.advance({ days: 1 });
  await runRenewals(app.context);
  expect((await subjectsTo(app, person)).filter((subject) => /ends on/.test(subject))).toHaveLength(1);
  expect(takenBy(app, person)).toBe(1);
});

test('three days ahead a renewal is announced once, with amount, day, card and how to cancel', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  const { endsAt } = await subscriptionOf(app, person);
  app.clock.advance({ seconds: (endsAt.getTime() - app.clock.now().getTime()) / 1_000 - 3 * 24 * 60 * 60 });
  const reports = await Promise.all(Array.from({ length: 5 }, () => runRenewals(app.context)));
  expect(reports.reduce((sum, { announced }) => sum + announced, 0)).toBe(1);
  const { subject, text } = await app.newestMail(person.email);
  expect(subject).toMatch(/^Your Pro Plan \(monthly\) renews: AED 99\.00 is charged on \d+ \w+ \d{4}$/);
  expect(text).toContain('Amount: AED 99.00');
  expect(text).toContain('Card: •••• 1111');
  expect(text).toContain('To cancel, open your profile');
});

test('the end of a free trial is told two days ahead, once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  app.clock.advance({ days: 7, minutes: 23 * 60 });
  expect((await runRenewals(app.context)).reminded).toBe(0);
  app.clock.advance({ minutes: 60 });
  expect((await runRenewals(app.context)).reminded).toBe(1);
  expect((await runRenewals(app.context)).reminded).toBe(0);
  expect((await app.newestMail(person.email)).text).toContain('Your free trial ends on');
});

test.each([
  [5, 'To go on asking after that, write to support@genie.local, or choose a plan that is sold here.'],
  [2, 'To go on asking after that, choose a plan again then.'],
])(
  'the end of plan %d is told with how to go on: one that is not sold here, by writing',
  async (planId, words) => {
    const app = await startTestApp();
    const person = await signedInPerson(app);
    const endsAt = addDays(app.clock.now(), 2);
    await grantPlan(app.context, { userId: person.userId, planId, endsAt });
    expect((await runRenewals(app.context)).reminded).toBe(1);
    expect((await app.newestMail(person.email)).text).toContain(words);
  },
);
