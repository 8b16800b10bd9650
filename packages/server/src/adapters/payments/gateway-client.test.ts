import { startSandbox } from '@genie/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { createGatewayClient, type GatewayClient, type NewGatewayOrder } from './gateway-client.ts';
import { GatewayRefusal, isGatewayError, isOutcomeUnknown } from './gateway-error.ts';

const setUp = async (facts: Partial<Config['payments']> = {}) => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments: { webhook: { url: null } } });
  onTestFinished(() => sandbox.close());
  const { baseUrl, apiKey, realm, outletId, webhook } = sandbox.payments;
  const client = createGatewayClient({
    baseUrl,
    apiKey,
    realm,
    outletId,
    webhook,
    timeoutSeconds: 5,
    ...facts,
  });
  return { sandbox, client };
};

const wish = (facts: Partial<NewGatewayOrder> = {}): NewGatewayOrder => ({
  merchantOrderReference: 'sub-1',
  amountFils: 9_900,
  currency: 'AED',
  email: 'amina@example.com',
  redirectUrl: 'http://localhost:3000/paymentredirect',
  cancelUrl: 'http://localhost:3000/subscription',
  cancelText: 'Back to plans',
  ...facts,
});

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error('it did not fail'),
    (failure: unknown) => failure,
  );
  if (!isGatewayError(error)) throw error;
  return error;
};

test('an order is created, read, paid, charged and given back', async () => {
  const { sandbox, client } = await setUp();
  const created = await client.createOrder(wish());
  expect(created).toMatchObject({ amount: { value: 9_900 }, merchantOrderReference: 'sub-1' });
  sandbox.payments.pay(created.reference);
  const paid = await client.findOrder(created.reference);
  const payment = paid._embedded?.payment[0];
  expect(payment).toMatchObject({ state: 'PURCHASED', savedCard: { maskedPan: '411111******1111' } });
  if (!payment?.savedCard) throw new Error('no card was given');

  const renewal = await client.createOrder(wish({ merchantOrderReference: 'sub-2', unscheduled: true }));
  const charged = await client.chargeSavedCard(renewal, payment.savedCard);
  expect(charged.state).toBe('PURCHASED');

  await client.refund(paid, payment);
  expect(sandbox.payments.order(created.reference)._embedded.payment[0]?.state).toBe('REVERSED');
});

test('a payment of another day is refunded, as it can no longer be undone', async () => {
  const { sandbox, client } = await setUp();
  const { reference } = await client.createOrder(wish());
  sandbox.payments.pay(reference);
  sandbox.payments.advance(2 * 24 * 60 * 60 * 1_000);
  const order = await client.findOrder(reference);
  const [payment] = order._embedded?.payment ?? [];
  if (!payment) throw new Error('there is no payment');
  await client.refund(order, payment);
  expect(sandbox.payments.order(reference)._embedded.payment[0]?.state).toBe('REFUNDED');
});

test('an order nobody began to pay is taken back, and one that was begun is not', async () => {
  const { sandbox, client } = await setUp();
  const open = await client.createOrder(wish());
  await client.cancelOrder(open);
  expect(sandbox.payments.order(open.reference)._embedded.payment[0]?.state).toBe('CANCELLED');
  const begun = await client.createOrder(wish({ merchantOrderReference: 'sub-2' }));
  sandbox.payments.pay(begun.reference, { pan: '4111110000003009' });
  expect((await failureOf(client.cancelOrder(begun))).code).toBe('gateway_failed');
});

test('one access token serves calls at once, and one that has ended is renewed', async () => {
  const { sandbox, client } = await setUp();
  const tokens = () =>
    sandbox.requests('payments').filter(({ path }) => path.includes('access-token')).length;
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => client.createOrder(wish({ merchantOrderReference: `sub-${n}` }))),
  );
  expect(tokens()).toBe(1);
  sandbox.payments.expireTokens();
  await client.createOrder(wish({ merchantOrderReference: 'sub-6' }));
  expect(tokens()).toBe(2);
});

test.each<[string, Partial<Config['payments']>]>([
  ['key', { apiKey: 'bm8=' }],
  ['realm', { realm: 'another' }],
  ['outlet', { outletId: 'another' }],
])('a wrong %s is the gateway’s refusal, told without its secrets', async (_, facts) => {
  const { client } = await setUp(facts);
  const error = await failureOf(client.createOrder(wish()));
  expect(error.code).toBe('gateway_failed');
  expect(error.cause).toBeInstanceOf(GatewayRefusal);
  expect((error.cause as GatewayRefusal).correlationId).toBeTruthy();
  expect(isOutcomeUnknown(error)).toBe(false);
  expect(JSON.stringify(error.cause)).not.toContain('c2FuZGJveDpzYW5kYm94LWtleQ==');
});

test.each([
  ['error', 'gateway_unavailable', true],
  ['down', 'gateway_unavailable', true],
  ['rate_limited', 'gateway_unavailable', false],
  ['malformed', 'gateway_failed', true],
  ['hang', 'gateway_timeout', true],
] as const)('a gateway in mode %s: %s; whether it acted is unknown: %s', async (mode, code, isUnknown) => {
  const { sandbox, client } = await setUp({ timeoutSeconds: mode === 'hang' ? 2 : 30 });
  await client.ping();
  sandbox.control.set('payments', { mode });
  const error = await failureOf(client.createOrder(wish()));
  expect([error.code, isOutcomeUnknown(error)]).toEqual([code, isUnknown]);
  expect(
    sandbox.requests('payments').filter(({ method, path }) => method === 'POST' && path.endsWith('/orders')),
  ).toHaveLength(1);
});

test('reading is tried again where the gateway was away for a moment', async () => {
  const { sandbox, client } = await setUp();
  const { reference } = await client.createOrder(wish());
  sandbox.control.set('payments', { mode: 'error' });
  const reading = client.findOrder(reference);
  await expect
    .poll(() => sandbox.requests('payments').filter(({ method }) => method === 'GET').length)
    .toBe(1);
  sandbox.control.reset();
  expect((await reading).reference).toBe(reference);
});

test('a link to another address is not followed: the token goes nowhere else', async () => {
  const { sandbox, client } = await setUp();
  const order = await client.createOrder(wish());
  const elsewhere = { ...order, _links: { cancel: 'https://elsewhere.example/cancel' } };
  const cancel: GatewayClient['cancelOrder'] = client.cancelOrder;
  expect((await failureOf(cancel(elsewhere))).code).toBe('gateway_failed');
  expect(sandbox.payments.order(order.reference)._embedded.payment[0]?.state).toBe('STARTED');
});

test.each(['http://[', 'https://', '//', 'javascript:alert(1)'])(
  'a link that reads %s is no link, and the gateway’s fault',
  async (href) => {
    const { client } = await setUp();
    const order = await client.createOrder(wish());
    const broken = { ...order, _links: { cancel: href } };
    expect((await failureOf(client.cancelOrder(broken))).code).toBe('gateway_failed');
  },
);

test('a link that leaves out the host is one of the gateway', async () => {
  const { sandbox, client } = await setUp();
  const order = await client.createOrder(wish());
  const { pathname } = new URL(order._links?.cancel ?? '');
  await client.cancelOrder({ ...order, _links: { cancel: pathname } });
  expect(sandbox.payments.order(order.reference)._embedded.payment[0]?.state).toBe('CANCELLED');
});
