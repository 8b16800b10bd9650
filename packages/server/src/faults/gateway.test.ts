import { paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { findOrderMismatches, reconcileJob } from '../features/payments/index.ts';
import {
  addSubscription,
  openOrder,
  paymentStatus,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { type FrontFault, frontRetryAfterSeconds, startFront } from './testing/front.ts';

/** A fault lasts until it is healed: that there is an answer at all shows that the time-out ended the wait. */
const impatient = { timeoutSeconds: 1 };
/** For what is to be waited for on a busy machine, too. */
const patient = { timeoutSeconds: 20 };

const { gatewayFailed, gatewayTimeout, gatewayUnavailable, paymentNotAsked } = paymentTexts;

/** Everything that money can change. */
const books = async ({ context }: TestApp) => {
  const { db } = context.storage;
  return {
    orders: await db.order.findMany({ orderBy: { id: 'asc' } }),
    plans: await db.subscription.findMany({ orderBy: { id: 'asc' } }),
    receipts: await db.outboxMail.count({ where: { kind: 'receipt' } }),
  };
};

test.each<[FrontFault, number, string, string, RegExp]>([
  ['hanging', 504, 'gateway_timeout', gatewayTimeout, /timeout/],
  ['answering nonsense', 502, 'gateway_failed', gatewayFailed, /JSON/],
  ['answering HTML', 502, 'gateway_failed', gatewayFailed, /JSON/],
  ['cut off in mid-answer', 503, 'gateway_unavailable', gatewayUnavailable, /terminated/],
  ['resetting the connection', 503, 'gateway_unavailable', gatewayUnavailable, /ECONNRESET/],
  ['answering 500', 503, 'gateway_unavailable', gatewayUnavailable, /500/],
  ['answering 429', 503, 'gateway_unavailable', gatewayUnavailable, /429/],
  ['redirecting', 503, 'gateway_unavailable', gatewayUnavailable, /redirect/],
  ['gone', 503, 'gateway_unavailable', gatewayUnavailable, /ECONNREFUSED/],
])(
  'a gateway that is %s: %i %s, a paid order is left as it was, and settled once when it is over',
  async (fault, status, code, detail, reason) => {
    const front = await startFront();
    const app = await startTestApp({ sandbox: front.sandbox, payments: impatient });
    const [payer, other] = [await signedInPerson(app), await signedInPerson(app)];
    const order = await openOrder(app, payer);
    app.sandbox.payments.pay(order.id);
    const before = await books(app);
    await front.turn(fault);
    const asked = await paymentStatus(app, payer, order);
    const refused = await addSubscription(app, other);
    const again = await addSubscription(app, payer);
    expect([asked.status, asked.body.code, asked.body.detail]).toEqual([status, code, paymentNotAsked]);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([status, code, detail]);
    // Who orders again may have paid already: the gateway is only asked about the first order.
    expect([again.status, again.body.detail]).toEqual([status, paymentNotAsked]);
    if (fault === 'answering 429') {
      expect(refused.headers['retry-after']).toBe(String(frontRetryAfterSeconds));
    }
    const { orders, plans, receipts } = await books(app);
    expect(orders.filter(({ id }) => id === order.id)).toEqual(before.orders);
    expect(orders.filter(({ id }) => id !== order.id)).toMatchObject([{ status: 'failed', openKey: null }]);
    expect([plans, receipts]).toEqual([before.plans, 0]);
    const [finding] = await doctorSays(app, 'payments');
    expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });

    await front.heal();
    app.clock.advance({ minutes: 2 });
    await app.context.jobs.run(reconcileJob);
    await app.context.jobs.run(reconcileJob);
    const after = await books(app);
    expect(after.orders.find(({ id }) => id === order.id)).toMatchObject({
      status: 'paid',
      receiptNumber: 1,
    });
    expect([after.plans.filter(({ planId }) => planId === 3).length, after.receipts]).toEqual([1, 1]);
    expect((await addSubscription(app, other)).status).toBe(200);
    const { storage, payments } = app.context;
    const review = await findOrderMismatches({ db: storage.db, gateway: payments, now: app.clock.now() });
    expect(review).toMatchObject({ unanswered: 0, mismatches: [] });
  },
);

test('a gateway that is slow is waited for, and its order starts one plan, with one receipt', async () => {
  const front = await startFront();
  const app = await startTestApp({ sandbox: front.sandbox, payments: patient });
  const payer = await signedInPerson(app);
  await front.turn('slow');
  const order = await openOrder(app, payer);
  app.sandbox.payments.pay(order.id);
  const asked = [paymentStatus(app, payer, order), paymentStatus(app, payer, order)];
  for (const { body } of await Promise.all(asked)) expect(body).toMatchObject({ status: 'paid' });
  const { orders, plans, receipts } = await books(app);
  expect(orders).toMatchObject([{ status: 'paid', receiptNumber: 1 }]);
  expect([plans.filter(({ planId }) => planId === 3).length, receipts]).toEqual([1, 1]);
});

test.each([
  ['whose name nobody knows', 'http://gateway.invalid', /ENOTFOUND|EAI_AGAIN/],
  ['that does not speak TLS', 'https', /SSL|TLS|wrong version|packet length/i],
])('a gateway %s is unavailable, and no order is left open', async (_, address, reason) => {
  const front = await startFront();
  const baseUrl = address === 'https' ? `${front.url.replace('http:', 'https:')}/payments` : address;
  const app = await startTestApp({ sandbox: front.sandbox, payments: { timeoutSeconds: 20, baseUrl } });
  const refused = await addSubscription(app, await signedInPerson(app));
  expect([refused.status, refused.body.detail]).toEqual([503, gatewayUnavailable]);
  expect((await books(app)).orders).toMatchObject([{ status: 'failed', openKey: null }]);
  const [finding] = await doctorSays(app, 'payments');
  expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });
});
