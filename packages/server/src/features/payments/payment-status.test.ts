import { endpoints, paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  addSubscription,
  buyPlan,
  openOrder,
  paymentStatus,
  signedInPerson,
  signInAgain,
  startTestApp,
} from '../../testing/index.ts';

test.each([
  ['4111111111111111', 200, 'paid'],
  ['5168441223630339', 200, 'paid'],
  ['4663295942784758', 402, 'payment_failed'],
  ['5513935292057458', 402, 'payment_failed'],
  ['4111110000000518', 402, 'payment_failed'],
  ['4111110000000542', 402, 'payment_failed'],
  ['4111110000000435', 402, 'payment_failed'],
  ['4111110000000914', 402, 'payment_failed'],
  ['4111110000003025', 402, 'payment_failed'],
  ['4111110000006002', 200, 'paid'],
  ['4111110000006010', 200, 'paid'],
  ['4111110000006028', 200, 'paid'],
  ['4111110000000963', 200, 'pending'],
  ['4111110000002001', 200, 'pending'],
  ['4111110000003009', 200, 'pending'],
  ['4111110000003017', 200, 'pending'],
  ['4111110000007000', 200, 'pending'],
])('the card %s: %i, %s', async (pan, status, outcome) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id, { pan });
  const answer = await paymentStatus(app, person, order);
  expect([answer.status, answer.body.status ?? answer.body.code]).toEqual([status, outcome]);
  if (outcome === 'pending') expect(answer.body.msg).toBe('');
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.subscription_history?.subscription_name).toBe(outcome === 'paid' ? 'Pro Plan' : 'Free Plan');
});

test.each([
  ['4111110000003009', '1234', 'paid'],
  ['4111110000003009', '9999', 'payment_failed'],
  ['4111110000003017', '1234', 'payment_failed'],
])('the challenged card %s with the code %s: %s', async (pan, otp, outcome) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id, { pan, otp });
  const { body } = await paymentStatus(app, person, order);
  expect(body.status ?? body.code).toBe(outcome);
});

test.each([
  ['4111110000002001', (app: Awaited<ReturnType<typeof startTestApp>>) => app.sandbox.payments.settle()],
  ['4111110000000963', (app: Awaited<ReturnType<typeof startTestApp>>) => app.sandbox.payments.settle()],
])(
  'a payment with the card %s that is approved after the return is found by asking again',
  async (pan, approve) => {
    const app = await startTestApp();
    const person = await signedInPerson(app);
    const order = await openOrder(app, person);
    app.sandbox.payments.pay(order.id, { pan });
    expect((await paymentStatus(app, person, order)).body.status).toBe('pending');
    approve(app);
    expect((await paymentStatus(app, person, order)).body).toMatchObject({
      status: 'paid',
      msg: paymentTexts.succeeded,
      subscription_name: 'Pro Plan',
    });
  },
);

test.each([
  ['accept', 'paid'],
  ['reject', 'payment_failed'],
] as const)('a payment held for review gives no access until it is decided: %s', async (verdict, outcome) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id, { pan: '4111110000007000' });
  expect((await paymentStatus(app, person, order)).body.status).toBe('pending');
  app.sandbox.payments.review(order.id, verdict);
  const { body } = await paymentStatus(app, person, order);
  expect(body.status ?? body.code).toBe(outcome);
});

test('a declined payer who tries again on the page is served', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id, { pan: '4111110000000518' });
  expect((await paymentStatus(app, person, order)).status).toBe(402);
  app.sandbox.payments.pay(order.id);
  expect((await paymentStatus(app, person, order)).body.status).toBe('paid');
});

test("somebody else's order is not found, by whichever reference", async () => {
  const app = await startTestApp();
  const [owner, other] = [await signedInPerson(app), await signedInPerson(app)];
  const order = await openOrder(app, owner);
  app.sandbox.payments.pay(order.id);
  for (const orderReference of [order.id, order.gatewayReference ?? '', 'nothing']) {
    const query = { outlet_id: order.outletId, orderReference };
    const { status, body } = await app.call(endpoints.paymentStatus, { token: other.token, query });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  const query = { outlet_id: 'another', orderReference: order.id };
  expect((await app.call(endpoints.paymentStatus, { token: owner.token, query })).status).toBe(404);
  expect((await app.call(endpoints.paymentStatus, { query })).status).toBe(401);
  expect((await app.call(endpoints.paymentStatus, { token: owner.token, query: {} })).status).toBe(400);
  expect(await app.context.storage.db.order.findMany()).toMatchObject([{ status: 'open' }]);
});

test.each([
  ['error', 503, 'gateway_unavailable'],
  ['down', 503, 'gateway_unavailable'],
  ['rate_limited', 503, 'gateway_unavailable'],
  ['malformed', 502, 'gateway_failed'],
  ['hang', 504, 'gateway_timeout'],
] as const)('a gateway in mode %s: %i in words, and nothing has changed', async (mode, status, code) => {
  const app = await startTestApp({ payments: { timeoutSeconds: 3 } });
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id);
  app.sandbox.control.set('payments', { mode });
  const failed = await paymentStatus(app, person, order);
  expect([failed.status, failed.body.code]).toEqual([status, code]);
  const refused = await addSubscription(app, person, { planId: 4 });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(await app.context.storage.db.order.findUnique({ where: { id: order.id } })).toEqual(order);
  app.sandbox.control.reset();
  expect((await paymentStatus(app, person, order)).body.status).toBe('paid');
  const next = await addSubscription(app, person, { planId: 4 });
  expect(next.status).toBe(200);
});

test('a plan that was paid starts now, ends the running one, and tells its end', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await buyPlan(app, person, { planId: 2 });
  const bought = await app.context.storage.db.subscription.findUniqueOrThrow({
    where: { activeUserId: person.userId },
  });
  expect(bought).toMatchObject({
    planId: 2,
    startsAt: app.clock.now(),
    questionsGranted: 500,
    renews: false,
  });
  expect(order).toMatchObject({
    status: 'paid',
    subscriptionId: bought.id,
    cardPan: '411111******1111',
    cardMethod: 'VISA',
    receiptNumber: 1,
    periodEnd: bought.endsAt,
  });
  expect(await app.context.storage.db.subscription.findMany({ where: { planId: 1 } })).toMatchObject([
    { status: 'ended', activeUserId: null },
  ]);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body).toMatchObject({ is_subscription: 1, limits: { per_day: 100, left_total: 500 } });
});

test('an access token of the gateway that has expired is renewed without a word', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.expireTokens();
  app.sandbox.payments.pay(order.id);
  expect((await paymentStatus(app, person, order)).body.status).toBe('paid');
});

test('an order that nobody paid is given up after a week, and said to be', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.clock.advance({ days: 7 });
  await app.context.jobs.run('reconcile');
  expect(app.sandbox.payments.order(order.id)._embedded.payment[0]?.state).toBe('CANCELLED');
  const { status, body } = await paymentStatus(app, await signInAgain(app, person), order);
  expect([status, body.detail]).toEqual([402, paymentTexts.orderExpired]);
});
