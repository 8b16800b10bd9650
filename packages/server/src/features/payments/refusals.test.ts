import { endpoints, paths } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import {
  addSubscription,
  buyPlan,
  openOrder,
  type Person,
  receiveWebhooks,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { reconcileJob } from './index.ts';

/** Everything that money can change, as it is in the database. */
const books = async ({ context }: TestApp) => {
  const { db } = context.storage;
  return {
    orders: await db.order.findMany({ orderBy: { id: 'asc' } }),
    plans: await db.subscription.findMany({ orderBy: { id: 'asc' } }),
    coupons: await db.coupon.findMany(),
    uses: await db.couponUse.findMany({ orderBy: { orderId: 'asc' } }),
    cards: await db.savedCard.findMany(),
    mails: await db.outboxMail.count({ where: { kind: { in: ['receipt', 'refund'] } } }),
    counters: await db.counter.findMany(),
  };
};

const post = (app: TestApp, body: unknown, secret: string) =>
  supertest(app.app.server)
    .post(paths.paymentWebhook)
    .set(app.sandbox.payments.webhook.header, secret)
    .send(body as object);

const ask = (app: TestApp, { token }: Person, orderReference: string) =>
  app.call(endpoints.paymentStatus, { token, query: { orderReference } });

test('a stranger who asks about a paid order is refused, and nothing has changed', async () => {
  const app = await startTestApp();
  const [owner, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  const order = await openOrder(app, owner, { saveCard: true });
  app.sandbox.payments.pay(order.id);
  const before = await books(app);
  const references = [order.id, order.gatewayReference ?? '', order.id, order.gatewayReference ?? ''];
  const answers = await Promise.all(references.map((reference) => ask(app, stranger, reference)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await books(app)).toEqual(before);
});

test('forged webhooks about a paid order are refused, and nothing has changed', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app));
  app.sandbox.payments.pay(order.id);
  const before = await books(app);
  const event = { eventId: 'forged', eventName: 'PURCHASED', order: { reference: order.gatewayReference } };
  for (const secret of ['', 'guess', app.sandbox.payments.webhook.secret.slice(1)]) {
    expect((await post(app, event, secret)).status).toBe(401);
  }
  await app.context.jobs.run(reconcileJob);
  expect(await books(app)).toEqual(before);
});

test('a webhook that is replayed, as it was or under another id, changes nothing', async () => {
  const app = await startTestApp();
  await receiveWebhooks(app);
  await buyPlan(app, await signedInPerson(app), { saveCard: true });
  await app.sandbox.payments.idle();
  const [delivery] = app.sandbox.payments.deliveries();
  const before = await books(app);
  for (let n = 0; n < 20; n++) app.sandbox.payments.resend(delivery?.eventId ?? '');
  await app.sandbox.payments.idle();
  const { secret } = app.sandbox.payments.webhook;
  const again = {
    eventId: 'another',
    eventName: 'PURCHASED',
    order: { reference: delivery?.orderReference },
  };
  expect((await post(app, again, secret)).status).toBe(200);
  await app.context.jobs.run(reconcileJob);
  expect(await books(app)).toEqual(before);
  expect(await app.context.storage.db.gatewayEvent.count()).toBe(2);
});

test('a price, a currency or a discount that the browser names counts for nothing', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const wish = { subscription_id: 3, coupon_code: null, is_accept: 0 };
  const lie = { amount: 1, amountFils: 1, currency: 'INR', discount: 98, coupon_amount: 98, plan_amount: 1 };
  await app.call(endpoints.addSubscription, { token, body: { ...wish, ...lie } });
  const [order] = await app.context.storage.db.order.findMany();
  expect(order).toMatchObject({ amountFils: 9_900, discountFils: 0, currency: 'AED' });
  expect(app.sandbox.payments.order(order?.id ?? '').amount).toEqual({ currencyCode: 'AED', value: 9_900 });
});

test('a stranger cannot pay with the open order of another: each buyer is given an order of their own', async () => {
  const app = await startTestApp();
  const people = [await signedInPerson(app), await signedInPerson(app)];
  const pages = await Promise.all(people.map((person) => addSubscription(app, person)));
  expect(new Set(pages.map(({ body }) => body.payment_page_url)).size).toBe(2);
});
