import { expect } from 'vitest';
import { gatewayClient } from '../testing/gateway-client.ts';
import { test } from '../testing/sandbox-test.ts';

const json = { 'content-type': 'application/json' };

function ask(url: string, method: string, body: unknown) {
  return fetch(url, { method, headers: json, body: JSON.stringify(body) });
}

test('webhooks, the end of held payments and a fault are set one by one or together, and reset together', async ({
  sandbox,
}) => {
  const put = (body: unknown) => ask(`${sandbox.url}/control/payments`, 'PUT', body);
  const shown = async () =>
    ((await (await fetch(`${sandbox.url}/control`)).json()) as { payments: object }).payments;
  for (const webhooks of [
    'retrying',
    'duplicate',
    'out-of-order',
    'drop',
    'bad-header',
    'encrypted',
    'delay:25',
  ]) {
    expect(await (await put({ webhooks })).json()).toMatchObject({ mode: 'ok', webhooks });
  }
  await put({ mode: 'slow', delay_ms: 5, timeout_outcome: 'FAILED' });
  const all = { mode: 'slow', delay_ms: 5, webhooks: 'delay:25', timeout_outcome: 'FAILED' };
  expect(await shown()).toMatchObject(all);
  await fetch(`${sandbox.url}/control`, { method: 'DELETE' });
  expect(await shown()).toMatchObject({ mode: 'ok', webhooks: 'real', timeout_outcome: 'PURCHASED' });
});

for (const body of [
  {},
  { webhooks: 'sometimes' },
  { webhooks: 'delay:' },
  { webhooks: 'delay:-1' },
  { webhooks: 'delay:600001' },
  { timeout_outcome: 'CAPTURED' },
  { delay_ms: 5 },
  { mode: 'ok', colour: 'red' },
]) {
  test(`${JSON.stringify(body)} is refused with a reason and changes nothing`, async ({ sandbox }) => {
    const response = await ask(`${sandbox.url}/control/payments`, 'PUT', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\S/) });
    expect(await (await fetch(`${sandbox.url}/control`)).json()).toMatchObject({
      payments: { mode: 'ok', webhooks: 'real' },
    });
  });
}

test('a review is ended over HTTP, once', async ({ sandbox }) => {
  const order = await (await gatewayClient(sandbox)).create();
  sandbox.payments.pay(order.reference, { pan: '4111110000007000' });
  const review = (reference: string, body: unknown) =>
    ask(`${sandbox.url}/control/payments/orders/${reference}/review`, 'POST', body);
  expect((await review(order.reference, { verdict: 'perhaps' })).status).toBe(400);
  expect(await (await review(order.reference, { verdict: 'accept' })).json()).toMatchObject({
    state: 'PURCHASED',
  });
  expect((await review(order.reference, { verdict: 'accept' })).status).toBe(409);
  expect((await review('nobody', { verdict: 'accept' })).status).toBe(409);
});

test('the clock is moved on over HTTP', async ({ sandbox }) => {
  const order = await (await gatewayClient(sandbox)).create();
  sandbox.payments.pay(order.reference, { pan: '4111110000002001' });
  const moved = await ask(`${sandbox.url}/control/payments/clock`, 'POST', { advance_seconds: 20 });
  expect(await moved.json()).toEqual({ now: expect.stringMatching(/Z$/) });
  expect(sandbox.payments.order(order.reference)._embedded.payment[0]?.state).toBe('PURCHASED');
  const back = await ask(`${sandbox.url}/control/payments/clock`, 'POST', { advance_seconds: -1 });
  expect(back.status).toBe(400);
});

test('orders and events are listed, and an event is sent again', async ({ sandbox }) => {
  const order = await (await gatewayClient(sandbox)).create();
  sandbox.payments.pay('sub-000123-a1');
  await sandbox.payments.idle();
  const read = async (path: string) => (await fetch(`${sandbox.url}/control/payments/${path}`)).json();
  expect(await read('orders')).toMatchObject({ orders: [{ reference: order.reference }] });
  const { webhooks } = (await read('webhooks')) as { webhooks: { eventId: string; eventName: string }[] };
  expect(webhooks).toMatchObject([{ eventName: 'PURCHASED', attempts: [{ outcome: 'no address' }] }]);
  const resend = (id: string) => ask(`${sandbox.url}/control/payments/webhooks/${id}/resend`, 'POST', {});
  expect((await resend(webhooks[0]?.eventId ?? '')).status).toBe(200);
  expect((await resend('unknown')).status).toBe(404);
  await sandbox.payments.idle();
  expect(sandbox.payments.deliveries()[0]?.attempts).toHaveLength(2);
});

test('a page of another origin may end no review', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.url}/control/payments/clock`, {
    method: 'POST',
    headers: { ...json, origin: 'http://evil.example' },
    body: '{"advance_seconds":1}',
  });
  expect(response.status).toBe(403);
});
