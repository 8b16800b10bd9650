import { endpoints, paths } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import {
  openOrder,
  receiveWebhooks,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { reconcileJob } from '../index.ts';

const encryptionKey = 'thirty-two-characters-of-a-key-1';

const post = (
  app: TestApp,
  body: unknown,
  { secret = app.sandbox.payments.webhook.secret, type = 'application/json' } = {},
) =>
  supertest(app.app.server)
    .post(paths.paymentWebhook)
    .set(app.sandbox.payments.webhook.header, secret)
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));

/** An order that was paid at a gateway whose webhooks go wrong in a certain way, with nothing left on its way. */
const paidOrder = async (mode: Parameters<TestApp['sandbox']['payments']['setWebhooks']>[0]) => {
  const app = await startTestApp();
  await receiveWebhooks(app);
  const order = await openOrder(app, await signedInPerson(app));
  app.sandbox.payments.setWebhooks(mode);
  app.sandbox.payments.pay(order.id);
  await app.sandbox.payments.idle();
  return app;
};

const paidCount = (app: TestApp) => app.context.storage.db.order.count({ where: { status: 'paid' } });

test.each(['real', 'retrying', 'duplicate', 'out-of-order', 'delay:10'] as const)(
  'in the mode %s a payment whose browser is gone starts the plan, once, without waiting for a poll',
  async (mode) => {
    const app = await paidOrder(mode);
    // The clock stands still: only the webhook can have made the order due.
    await app.context.jobs.run(reconcileJob);
    expect(await paidCount(app)).toBe(1);
    expect(
      app.sandbox.payments.deliveries().flatMap(({ attempts }) => attempts.map(({ outcome }) => outcome)),
    ).toContain('200');
    expect(await app.context.storage.db.gatewayEvent.count()).toBe(1);
  },
);

test.each(['drop', 'bad-header'] as const)(
  'in the mode %s the reconciler finds the payment',
  async (mode) => {
    const app = await paidOrder(mode);
    await app.context.jobs.run(reconcileJob);
    expect(await paidCount(app)).toBe(0);
    app.clock.advance({ seconds: 60 });
    await app.context.jobs.run(reconcileJob);
    expect(await paidCount(app)).toBe(1);
  },
);

test.each([
  ['as both sides are set up', {}],
  [
    'when the secret is a key of 32 characters',
    {
      env: { PAYMENT_WEBHOOK_SECRET: encryptionKey },
      gateway: { webhook: { secret: encryptionKey } },
    },
  ],
])('encrypted webhooks are read %s', async (_, settings) => {
  const app = await startTestApp(settings);
  await receiveWebhooks(app);
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.setWebhooks('encrypted');
  app.sandbox.payments.pay(order.id);
  await app.sandbox.payments.idle();
  await app.context.jobs.run(reconcileJob);
  expect(await paidCount(app)).toBe(1);
});

test('a forged webhook is refused, whatever it says and however it is sent', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  const body = { eventId: 'e-1', eventName: 'PURCHASED', order: { reference: order.gatewayReference } };
  const forged = await Promise.all([
    post(app, body, { secret: 'not-the-secret' }),
    post(app, body, { secret: '' }),
    post(app, body, { secret: `${app.sandbox.payments.webhook.secret} x` }),
    supertest(app.app.server).post(paths.paymentWebhook).send(body),
    supertest(app.app.server).post(paths.paymentWebhook).set('x-webhook-secret', encryptionKey).send(body),
  ]);
  expect(forged.map(({ status }) => status)).toEqual(forged.map(() => 401));
  expect(await app.context.storage.db.gatewayEvent.count()).toBe(0);
});

test('a webhook that lies about a payment starts nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  const lie = {
    eventId: 'e-1',
    eventName: 'PURCHASED',
    outletId: order.outletId,
    order: {
      reference: order.gatewayReference,
      merchantOrderReference: order.id,
      amount: { currencyCode: 'AED', value: order.amountFils },
      _embedded: { payment: [{ state: 'PURCHASED' }] },
    },
  };
  expect((await post(app, lie)).status).toBe(200);
  await app.context.jobs.run(reconcileJob);
  expect(await paidCount(app)).toBe(0);
});

test('a replayed webhook is taken once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  const body = { eventId: 'e-1', eventName: 'PURCHASED', order: { reference: order.gatewayReference } };
  const replies = await Promise.all(Array.from({ length: 20 }, () => post(app, body)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await app.context.storage.db.gatewayEvent.count()).toBe(1);
});

test.each([
  ['an unknown name', { eventId: 'e-1', eventName: 'SOMETHING_NEW', order: { reference: 'r' } }],
  [
    'an order of somebody else',
    { eventId: 'e-1', eventName: 'PURCHASED', order: { reference: 'r' }, invoice: {} },
  ],
  ['no event id', { eventName: 'PURCHASED', order: { reference: 'r' } }],
  ['a NUL character', { eventId: 'e\u0000', eventName: '\u0000', order: { reference: '\u0000' } }],
  ['nothing', ''],
  ['no JSON', '{"eventId":'],
  ['another shape', [1, 2, 3]],
  ['text that cannot be decrypted', 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo='],
])('a webhook with %s and the right secret is answered 200', async (_, body) => {
  const app = await startTestApp();
  const { status, body: answer } = await post(app, body, {
    type: typeof body === 'string' ? 'text/plain' : 'application/json',
  });
  expect([status, answer]).toEqual([200, {}]);
});

test('an event of the gateway is forgotten after a month', async () => {
  const app = await startTestApp();
  await post(app, { eventId: 'e-1', eventName: 'PURCHASED', order: { reference: 'r' } });
  app.clock.advance({ days: 31 });
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.gatewayEvent.count()).toBe(0);
  expect(endpoints.paymentWebhook.path).toBe(paths.paymentWebhook);
});
