import { expect } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';
import { gatewayClient, orderBody, type ShownOrder } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';

test('an order is created and can be read', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const body = orderBody({ merchantDefinedData: { subscriptionId: '42' }, unknown: 1 });
  const response = await client.send('POST', client.orders, body);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toContain('application/vnd.ni-payment.v2+json');
  const order = (await response.json()) as ShownOrder;
  expect(response.headers.get('location')).toBe(`${client.orders}/${order.reference}`);
  expect(order).toMatchObject({
    _id: `urn:order:${order.reference}`,
    outletId: sandbox.payments.outletId,
    action: 'PURCHASE',
    type: 'SINGLE',
    language: 'en',
    amount: { currencyCode: 'AED', value: 14_900 },
    formattedAmount: 'AED 149.00',
    merchantOrderReference: 'sub-000123-a1',
    merchantDefinedData: { subscriptionId: '42' },
    merchantAttributes: { skipConfirmationPage: 'true', cancelText: 'Back to plans' },
    _links: {
      self: { href: `${client.orders}/${order.reference}` },
      payment: {
        href: expect.stringMatching(new RegExp(`^${sandbox.url}/payments/paypage/\\?code=[0-9a-f]{16}$`)),
      },
      cancel: { href: `${client.orders}/${order.reference}/cancel` },
    },
    _embedded: { payment: [{ state: 'STARTED', orderReference: order.reference }] },
  });
  expect(order).not.toHaveProperty('unknown');
  expect(await client.read(order)).toEqual(order);
});

for (const [location, errorCode, changes] of [
  ['amount.value', 'invalidValue', { amount: { currencyCode: 'AED', value: 149.5 } }],
  ['amount.value', 'invalidValue', { amount: { currencyCode: 'AED', value: 0 } }],
  ['amount.value', 'invalidValue', { amount: { currencyCode: 'AED', value: -1 } }],
  ['amount.value', 'invalidValue', { amount: { currencyCode: 'AED', value: '14900' } }],
  ['amount.currencyCode', 'invalidCurrencyCode', { amount: { currencyCode: 'USD', value: 1 } }],
  ['amount', 'invalidAmount', { amount: undefined }],
  ['emailAddress', 'invalidEmailAddress', { emailAddress: undefined }],
  ['emailAddress', 'invalidEmailAddress', { emailAddress: 'sara' }],
  ['merchantOrderReference', 'invalidMerchantOrderReference', { merchantOrderReference: 'sub_1' }],
  ['action', 'invalidAction', { action: 'VERIFY' }],
  ['language', 'invalidLanguage', { language: 'de' }],
  [
    'merchantAttributes.paymentAttempts',
    'invalidPaymentAttempts',
    { merchantAttributes: { paymentAttempts: 6 } },
  ],
  [
    'merchantAttributes.redirectUrl',
    'invalidRedirectUrl',
    { merchantAttributes: { redirectUrl: 'javascript:alert(1)' } },
  ],
  [
    'savedCard.cardToken',
    'invalidCardToken',
    { savedCard: { cardToken: 'made-up', cardholderName: 'S', expiry: '2031-01' } },
  ],
] as const) {
  test(`an order with ${JSON.stringify(changes)} is refused at ${location}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const response = await client.send('POST', client.orders, orderBody(changes));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Unprocessable Entity',
      code: 422,
      errors: [{ location, errorCode, domain: 'processing' }],
    });
    expect(sandbox.payments.orders()).toEqual([]);
  });
}

test('bodies that are no JSON object are malformed', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  for (const body of ['{', '[]', '"order"', '']) {
    expect((await client.send('POST', client.orders, body)).status).toBe(400);
  }
});

test('media types are insisted on', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const json = { 'content-type': 'application/json' };
  expect((await client.send('POST', client.orders, orderBody(), json)).status).toBe(415);
  expect((await client.send('GET', `${client.orders}/x`, undefined, { accept: '*/*' })).status).toBe(406);
});

test('another outlet is forbidden, and what does not exist is not found', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  const foreign = `${client.orders}/${order.reference}`.replace(
    sandbox.payments.outletId,
    crypto.randomUUID(),
  );
  const statusOf = async (method: string, url: string) => (await client.send(method, url)).status;
  expect(await statusOf('GET', foreign)).toBe(403);
  expect(await statusOf('GET', `${client.orders}/${crypto.randomUUID()}`)).toBe(404);
  expect(await statusOf('PUT', `${client.orders}/${crypto.randomUUID()}/cancel`)).toBe(404);
  expect(await statusOf('PUT', `${client.orders}/${order.reference}/payments/none/cancel`)).toBe(404);
  expect(await statusOf('GET', `${sandbox.payments.baseUrl}/nothing`)).toBe(404);
});

test('an order nobody began to pay can be cancelled, once', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  const cancel = () => client.send('PUT', order._links.cancel?.href ?? '');
  const cancelled = (await (await cancel()).json()) as ShownOrder;
  expect(cancelled._embedded.payment[0].state).toBe('CANCELLED');
  expect(cancelled._links).not.toHaveProperty('cancel');
  expect(cancelled._links).not.toHaveProperty('payment');
  const again = await cancel();
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ errors: [{ errorCode: 'invalidState' }] });
});

test('an order that was tried cannot be cancelled any more', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  for (const pan of ['4111111111111111', '4111110000000518', '4111110000003009', '4111110000002001']) {
    const order = await client.create();
    sandbox.payments.pay(order.reference, { pan });
    expect((await client.send('PUT', order._links.cancel?.href ?? '')).status).toBe(422);
  }
});

test('a reference may be used twice, unless the portal forbids it', async ({ sandbox }) => {
  const lenient = await gatewayClient(sandbox);
  expect((await lenient.create()).reference).not.toBe((await lenient.create()).reference);

  const strict = await startSandbox({
    port: 0,
    smtpPort: 0,
    payments: { uniqueReferences: true, webhook: { url: null } },
  });
  const client = await gatewayClient(strict);
  await client.create();
  const second = await client.send('POST', client.orders, orderBody());
  expect(await second.json()).toMatchObject({ code: 422, errors: [{ errorCode: 'duplicateReference' }] });
  await strict.close();
});
