import { expect } from 'vitest';
import type { FaultMode } from '../../control/faults.ts';
import { askForToken, gatewayClient } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';
import { payByForm } from '../pay-by-form.ts';

const lastOutcome = (sandbox: { requests(service: 'payments'): { outcome: string | null }[] }) =>
  sandbox.requests('payments').at(-1)?.outcome;

for (const [mode, status] of [
  ['error', 500],
  ['rate_limited', 429],
] as const) {
  test(`${mode} is ${status} in the gateway's shape, and nothing is done`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    sandbox.control.set('payments', { mode });
    const response = await client.send('POST', client.orders, '{}');
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(mode === 'rate_limited' ? '20' : null);
    expect(await response.json()).toMatchObject({
      code: status,
      errors: [{ errorCode: expect.any(String) }],
    });
    expect((await askForToken(sandbox)).status).toBe(status);
    expect(sandbox.payments.orders()).toEqual([]);
  });
}

test('malformed is 200 with half an answer', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  sandbox.control.set('payments', { mode: 'malformed' });
  const response = await client.send('GET', `${client.orders}/x`);
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(lastOutcome(sandbox)).toBe('malformed');
});

test('down drops the connection', async ({ sandbox }) => {
  sandbox.control.set('payments', { mode: 'down' });
  await expect(askForToken(sandbox)).rejects.toThrow('fetch failed');
});

test('slow waits and then answers', async ({ sandbox }) => {
  sandbox.control.set('payments', { mode: 'slow', delay_ms: 60 });
  const begun = performance.now();
  expect((await askForToken(sandbox)).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(55);
});

for (const mode of ['hang', 'slow'] as const) {
  test(`a client may give up on ${mode}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    sandbox.control.set('payments', { mode, delay_ms: 600_000 });
    const caller = new AbortController();
    const gone = client
      .send('GET', `${client.orders}/x`, undefined, {}, caller.signal)
      .catch((error: unknown) => error);
    await expect.poll(() => sandbox.requests('payments').at(-1)?.method).toBe('GET');
    caller.abort();
    expect(await gone).toBeInstanceOf(DOMException);
    await expect.poll(() => lastOutcome(sandbox)).toBe(mode === 'hang' ? 'hang' : 'the client went away');
  });
}

test('faults leave the hosted page alone, and are gone after a reset', async ({ sandbox }) => {
  const order = await (await gatewayClient(sandbox)).create();
  for (const mode of ['error', 'down', 'hang'] satisfies FaultMode[]) {
    sandbox.control.set('payments', { mode });
    expect((await fetch(order._links.payment?.href ?? '')).status).toBe(200);
  }
  await payByForm(order._links.payment?.href ?? '', { card: 'visa-approved' });
  sandbox.control.reset();
  expect((await askForToken(sandbox)).status).toBe(200);
});
