import { endpoints, paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  mayAsk,
  type Person,
  renewalsOf,
  signInAgain,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  type TestApp,
  takenBy,
  untilDue,
} from '../../testing/index.ts';
import { reconcileOrders, runRenewals } from './index.ts';

const declinedCard = '4111110000006002';
const challengedCard = '4111110000006028';

const cancel = async (app: TestApp, person: Person): Promise<string> => {
  const { token } = await signInAgain(app, person);
  return (await app.call(endpoints.isSubscription, { token, body: { is_subscription: 0 } })).body.msg;
};

const shown = async (app: TestApp, person: Person) => {
  const { token } = await signInAgain(app, person);
  return (await app.call(endpoints.getLastChatId, { token })).body;
};

/** Somebody whose renewal was tried and not charged. */
const unrenewed = async (app: TestApp, pan: string): Promise<Person> => {
  const person = await subscriber(app, pan);
  await untilDue(app, person);
  await runRenewals(app.context);
  return person;
};

test('while a renewal is tried again it is said until when, also past the end of the plan', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, declinedCard);
  expect((await shown(app, person)).subscription_history).toMatchObject({ renewal_tried_until: null });
  await untilDue(app, person);
  await runRenewals(app.context);
  const { graceUntil } = await subscriptionOf(app, person);
  app.clock.advance({ days: 2 });
  expect(await shown(app, person)).toMatchObject({
    is_subscription: 1,
    subscription_history: { renews: true, renewal_tried_until: graceUntil?.toISOString() },
  });
  expect((await subjectsTo(app, person)).at(-1)).toBe('We could not renew your Pro Plan (monthly)');
  await cancel(app, person);
  expect((await shown(app, person)).subscription_history).toMatchObject({ renewal_tried_until: null });
});

test('cancelling a plan past its end, whose renewal is tried again, ends it at once and says so', async () => {
  const app = await startTestApp();
  const person = await unrenewed(app, declinedCard);
  app.clock.advance({ days: 1, minutes: 1 });
  expect(await mayAsk(app, person)).toBe(1);
  await runRenewals(app.context);
  expect((await app.newestMail(person.email)).text).toContain('Your plan then ends at once.');
  expect(await cancel(app, person)).toBe(paymentTexts.renewalGivenUp);
  expect(await mayAsk(app, person)).toBe(0);
  expect(await subscriptionOf(app, person)).toMatchObject({ status: 'ended', renews: false });
  expect(await cancel(app, person)).toBe(paymentTexts.nothingToCancel);
});

test('cancelling before the end, after a failed charge, leaves the plan until that day, as the mail says', async () => {
  const app = await startTestApp();
  const person = await unrenewed(app, declinedCard);
  const { endsAt } = await subscriptionOf(app, person);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(endsAt);
  expect((await app.newestMail(person.email)).text).toContain(`You keep your plan until its end on ${day}.`);
  expect(await cancel(app, person)).toBe(paymentTexts.renewalCancelled);
  expect(await mayAsk(app, person)).toBe(1);
  app.clock.advance({ days: 1, minutes: 1 });
  expect(await mayAsk(app, person)).toBe(0);
});

test.each([
  ['before the end', 0],
  ['past the end', 1],
])('cancelling %s takes the page back on which the renewal could be confirmed', async (_when, days) => {
  const app = await startTestApp();
  const person = await unrenewed(app, challengedCard);
  app.clock.advance({ days, minutes: 1 });
  await cancel(app, person);
  await reconcileOrders(app.context);
  const [, page] = await renewalsOf(app, person);
  expect(page).toMatchObject({ status: 'expired', failure: 'not_wanted', nextCheckAt: null });
  expect(() => app.sandbox.payments.pay(page?.id ?? '')).toThrow();
  expect(takenBy(app, person)).toBe(1);
});

test('a confirmation paid in the moment of cancelling lengthens nothing and is given back', async () => {
  const app = await startTestApp();
  const person = await unrenewed(app, challengedCard);
  const [, page] = await renewalsOf(app, person);
  app.sandbox.payments.pay(page?.id ?? '');
  await cancel(app, person);
  await reconcileOrders(app.context);
  await reconcileOrders(app.context);
  expect((await renewalsOf(app, person))[1]).toMatchObject({ status: 'refunded', failure: 'plan_cancelled' });
  expect(await subscriptionOf(app, person)).toMatchObject({ periods: 1, status: 'active' });
  expect(takenBy(app, person)).toBe(1);
});
