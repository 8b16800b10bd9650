import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentTexts } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createGatewayClient } from '../../../adapters/payments/gateway-client.ts';
import {
  openOrder,
  paymentStatus,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { settleOrder } from './settle-order.ts';

type Tampering = (
  order: Record<string, unknown> & { _embedded: { payment: Record<string, unknown>[] } },
) => void;

/** The gateway's API behind somebody who changes what it says of orders. */
const tamperedGateway = async (app: TestApp, tamper: Tampering): Promise<TestApp> => {
  const target = new URL(app.sandbox.payments.baseUrl);
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(auth|accept|content-type)/.test(name)),
      ) as Record<string, string>,
      ...(request.method === 'POST' && { body: await new Response(streamOf(request)).text() }),
    });
    const body = (await answer.json()) as Parameters<Tampering>[0];
    if (request.method === 'GET') tamper(body);
    response.writeHead(answer.status, { 'content-type': 'application/vnd.ni-payment.v2+json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}${target.pathname}`;
  return {
    ...app,
    context: { ...app.context, payments: createGatewayClient({ ...app.context.config.payments, baseUrl }) },
  };
};

const streamOf = (request: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(request) as ReadableStream<Uint8Array>;

test.each<[string, Tampering]>([
  ['amount', (order) => Object.assign(order, { amount: { currencyCode: 'AED', value: 1 } })],
  ['currency', (order) => Object.assign(order, { amount: { currencyCode: 'INR', value: 9_900 } })],
  ['outlet', (order) => Object.assign(order, { outletId: 'another-outlet' })],
  ['order reference', (order) => Object.assign(order, { merchantOrderReference: 'another-order' })],
  ['reference', (order) => Object.assign(order, { reference: 'another-order' })],
  [
    'amount of the payment',
    (order) => Object.assign(order._embedded.payment[0] ?? {}, { amount: { currencyCode: 'AED', value: 1 } }),
  ],
])('a payment of another %s starts nothing, is marked and is logged as an error', async (what, tamper) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id);
  const { context } = await tamperedGateway(app, tamper);
  await settleOrder(context, order);
  expect(await context.storage.db.order.findMany()).toMatchObject([{ status: 'mismatch', failure: what }]);
  expect(await context.storage.db.subscription.count({ where: { planId: { gt: 1 } } })).toBe(0);
  expect(await context.storage.db.outboxMail.count({ where: { kind: 'receipt' } })).toBe(0);
  const logged = app.logs
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'a payment does not fit its order');
  expect(logged).toMatchObject({ level: 50, what });
  const { status, body } = await paymentStatus(app, person, order);
  expect([status, body.detail]).toEqual([402, paymentTexts.mismatch]);
});

test('a payment in a state nobody knows gives no access and is logged', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const order = await openOrder(app, person);
  app.sandbox.payments.pay(order.id);
  const { context } = await tamperedGateway(app, (shown) =>
    Object.assign(shown._embedded.payment[0] ?? {}, { state: 'SOMETHING_NEW' }),
  );
  expect((await settleOrder(context, order)).status).toBe('open');
  expect(app.logs.join('')).toContain('SOMETHING_NEW');
});

test('a name on a card that no database can keep as it is does not keep a paid plan from starting', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app), { saveCard: true });
  app.sandbox.payments.pay(order.id);
  const { context } = await tamperedGateway(app, ({ _embedded: { payment } }) => {
    for (const name of ['savedCard', 'paymentMethod']) {
      Object.assign(payment[0]?.[name] ?? {}, { cardholderName: 'Sara \u0000 Haddad' });
    }
  });
  expect((await settleOrder(context, order)).status).toBe('paid');
  expect(await context.storage.db.savedCard.findMany()).toMatchObject([
    { cardholderName: 'Sara \ufffd Haddad' },
  ]);
});
