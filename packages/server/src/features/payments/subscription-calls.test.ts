import { endpoints, paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { buyPlan, type Person, signedInPerson, signInAgain, startTestApp } from '../../testing/index.ts';

test('the plans on offer come in the order of the catalogue, to whoever asks', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.getSubscription, { body: {} });
  expect(status).toBe(200);
  expect(
    body.subscriptions.map((offer) => [
      offer.plan_id,
      offer.subscription_name,
      offer.subscription_type,
      offer.amount,
      offer.is_sequence,
    ]),
  ).toEqual([
    [1, 'Free Plan', 'Free Plan', 0, 0],
    [2, 'Interview Plan', 'Interview Plan', 49, 1],
    [3, 'Pro Plan', 'Pro Monthly', 99, 2],
    [4, 'Pro Plan', 'Pro Quaterly', 249, 3],
    [5, 'Enterprise Plan', 'Enterprise Plan', 0, 4],
  ]);
  const [free, interview, , quarter, enterprise] = body.subscriptions;
  expect(free).toMatchObject({ per_day: 5, total: null, categories: [1, 4, 8] });
  expect(interview).toMatchObject({ period: 5, period_unit: 'day', per_day: 100, total: 500 });
  expect(quarter).toMatchObject({ period: 3, period_unit: 'month', categories: null });
  expect(enterprise).toMatchObject({ period: null, period_unit: null, per_day: null, categories: null });
});

test('a card that was kept is shown masked, and its token nowhere', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { saveCard: true });
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.subscription_history).toMatchObject({
    is_subscription: 1,
    is_sequence: 2,
    renews: true,
    card_pan: '411111******1111',
    card_method: 'VISA',
    card_type: 'DEBIT',
    card_expiry: expect.stringMatching(/^\d{4}-\d{2}$/),
    cardholder_name: expect.any(String),
  });
  const { savedCard } = app.sandbox.payments.orders()[0]?._embedded.payment[0] ?? {};
  const stored = await app.context.storage.db.savedCard.findFirstOrThrow();
  expect(savedCard?.cardToken).toBeTruthy();
  expect(app.context.sealing.open(stored.tokenSealed)).toBe(savedCard?.cardToken);
  expect(JSON.stringify([body, stored, app.logs])).not.toContain(savedCard?.cardToken);
});

test('without consent no card is kept and the plan does not renew', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.subscription_history).toMatchObject({ is_subscription: 1, renews: false, card_pan: null });
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
});

test('cancelling forgets the card and the renewal, and the plan can be used until its end', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await buyPlan(app, person, { saveCard: true });
  for (const is_subscription of [0, '0']) {
    const { status, body } = await app.call(endpoints.isSubscription, {
      token: person.token,
      body: { is_subscription },
    });
    expect([status, body.msg]).toEqual([200, paymentTexts.renewalCancelled]);
  }
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body).toMatchObject({
    is_subscription: 1,
    subscription_history: {
      is_subscription: 0,
      renews: false,
      card_pan: null,
      end_date: order.periodEnd?.toISOString(),
    },
  });
  expect(await app.context.storage.db.savedCard.count()).toBe(0);
  app.clock.advance({ days: 32 });
  await app.context.jobs.run('clean');
  const later = await app.call(endpoints.getLastChatId, { token: (await signInAgain(app, person)).token });
  expect(later.body).toMatchObject({ is_subscription: 0, subscription_history: { is_subscription: 0 } });
  const wrong = await app.call(endpoints.isSubscription, {
    token: person.token,
    body: { is_subscription: 1 },
  });
  expect(wrong.status).toBe(401);
});

test('cancelling on the Free Plan changes nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const cancelled = await app.call(endpoints.isSubscription, {
    token: person.token,
    body: { is_subscription: 0 },
  });
  expect([cancelled.status, cancelled.body.msg]).toEqual([200, paymentTexts.nothingToCancel]);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body).toMatchObject({
    is_subscription: 1,
    subscription_history: { subscription_name: 'Free Plan' },
  });
});

test('cancelling without a plan, or after its end, says that there is nothing to cancel', async () => {
  const app = await startTestApp();
  const cancel = async ({ token }: Person) =>
    (await app.call(endpoints.isSubscription, { token, body: { is_subscription: 0 } })).body.msg;
  expect(await cancel(await signedInPerson(app, { planId: null }))).toBe(paymentTexts.nothingToCancel);
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 2 });
  app.clock.advance({ days: 6 });
  expect(await cancel(await signInAgain(app, person))).toBe(paymentTexts.nothingToCancel);
});

test('the history has one entry a payment, newest first, and none of anybody else', async () => {
  const app = await startTestApp();
  const [person, other] = [await signedInPerson(app), await signedInPerson(app)];
  const empty = await app.call(endpoints.getSubscriptionHistory, { token: person.token });
  expect(empty.body).toEqual({ history: [] });
  await buyPlan(app, other, { planId: 4 });
  const first = await buyPlan(app, person, { planId: 2 });
  app.clock.advance({ minutes: 1 });
  await buyPlan(app, person, { planId: 3 });
  const { body } = await app.call(endpoints.getSubscriptionHistory, { token: person.token });
  expect(body.history).toMatchObject([
    { subscription_amount: 99, subscription_name: 'Pro Plan', subscription_type: 'Pro Monthly' },
    {
      subscription_amount: 49,
      start_date: first.periodStart?.toISOString(),
      end_date: first.periodEnd?.toISOString(),
    },
  ]);
});

test('a plan whose questions are used up has ended: it can be bought again', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 2 });
  const { db } = app.context.storage;
  await db.subscription.updateMany({ where: { planId: 2 }, data: { questionsUsed: 500 } });
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body).toMatchObject({
    is_subscription: 0,
    subscription_history: { is_subscription: 0, end_date: app.clock.now().toISOString() },
  });
  await buyPlan(app, person, { planId: 2 });
  const after = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(after.body).toMatchObject({ is_subscription: 1, limits: { left_total: 500 } });
});

test('the receipt tells amount, coupon, card, order, number, plan, period and who sells', async () => {
  const app = await startTestApp({
    env: { TAX_NUMBER: '100-200', OPERATOR_NAME: 'Genie FZ <LLC>', OPERATOR_ADDRESS: 'Dubai' },
  });
  await app.context.storage.db.coupon.create({
    data: { code: 'TEN', kind: 'percent', amount: 1_000, createdAt: app.clock.now() },
  });
  const person = await signedInPerson(app);
  const order = await buyPlan(app, person, { coupon: 'TEN' });
  const { subject, text, html } = await app.newestMail(person.email);
  expect(subject).toBe('Receipt R-000001: Pro Plan (monthly), AED 89.10');
  for (const said of [
    'Receipt: R-000001',
    'Plan: Pro Plan (monthly)',
    'Price: AED 99.00',
    'Coupon: TEN, − AED 9.90',
    'Paid: AED 89.10',
    'Card: VISA •••• 1111',
    `Authorisation: ${order.authorisationCode}`,
    `Order: ${order.id}`,
    'Tax number: 100-200',
    'Genie FZ <LLC>, Dubai',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toMatch(/^Period: \d+ \w+ \d{4} to \d+ \w+ \d{4}$/m);
  expect(html).toContain('Genie FZ &lt;LLC&gt;, Dubai');
  expect(html).toContain('AED 89.10');
});

test.each([
  [true, /^Renewal: AED 99\.00 is charged on \d+ \w+ \d{4}, unless you cancel before$/m],
  [false, /^Renewal: none, the plan ends by itself$/m],
])('the receipt says whether the plan renews: with the card saved, %s', async (saveCard, words) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { saveCard });
  expect((await app.newestMail(person.email)).text).toMatch(words);
});
