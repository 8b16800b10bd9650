import { expect } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { gatewayClient, lastPayment, type ShownPayment } from '../../testing/gateway-client.ts';
import { test as base } from '../../testing/sandbox-test.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The gateway's clock stands at noon, so that no test meets a midnight it did not ask for. */
const test = base.extend<{ sandbox: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern.
  sandbox: async ({}, use) => {
    const noon = Date.parse('2030-01-05T08:00:00Z');
    const payments = { now: () => noon, webhook: { url: null } };
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments });
    await use(sandbox);
    await sandbox.close();
  },
});

const fils = (value: number) => ({ amount: { currencyCode: 'AED', value } });

async function paid(sandbox: Sandbox, action: string) {
  const { reference } = await (await gatewayClient(sandbox)).create({ action });
  sandbox.payments.pay(reference);
  await sandbox.payments.idle();
  const payment = async () =>
    lastPayment(await (await gatewayClient(sandbox)).read({ reference })) as ShownPayment;
  /** Follows a link of the payment, or of its capture with that number, as it is now. */
  const follow = async (method: string, link: string, body?: object, capture?: number) => {
    const shown = await payment();
    const links = capture === undefined ? shown._links : shown._embedded?.['cnp:capture'][capture]?._links;
    const href = links?.[link]?.href ?? expect.fail(`no link ${link}`);
    return await (await gatewayClient(sandbox)).send(method, href, body);
  };
  return { payment, follow };
}

const problem = async (answer: Promise<Response>) => {
  const { code, errors } = (await (await answer).json()) as { code: number; errors: { errorCode: string }[] };
  return [code, errors[0]?.errorCode];
};

test('an authorisation is captured in parts, up to its amount', async ({ sandbox }) => {
  const { payment, follow } = await paid(sandbox, 'AUTH');
  expect((await follow('POST', 'cnp:capture', fils(10_000))).status).toBe(201);
  expect(await payment()).toMatchObject({ state: 'PARTIALLY_CAPTURED' });
  expect((await payment())._links).not.toHaveProperty('cnp:cancel');
  expect(await problem(follow('POST', 'cnp:capture', fils(4901)))).toEqual([422, 'amountTooLarge']);
  expect(await problem(follow('POST', 'cnp:capture', fils(0)))).toEqual([422, 'invalidValue']);
  expect((await follow('POST', 'cnp:capture', fils(4900))).status).toBe(201);
  const captured = await payment();
  expect(captured.state).toBe('CAPTURED');
  expect(captured._embedded?.['cnp:capture'].map(({ amount }) => amount.value)).toEqual([10_000, 4900]);
  expect(captured._links).not.toHaveProperty('cnp:capture');
});

test('a capture is voided before midnight in Dubai, and not after it', async ({ sandbox }) => {
  const { payment, follow } = await paid(sandbox, 'AUTH');
  await follow('POST', 'cnp:capture', fils(14_900));
  expect((await follow('DELETE', 'self', undefined, 0)).status).toBe(200);
  expect((await payment()).state).toBe('AUTHORISED');
  await follow('POST', 'cnp:capture', fils(14_900));
  sandbox.payments.advance(dayMs);
  expect(await problem(follow('DELETE', 'self', undefined, 0))).toEqual([422, 'invalidState']);
});

test('an authorisation is reversed as long as nothing is captured', async ({ sandbox }) => {
  const reversed = await paid(sandbox, 'AUTH');
  expect((await reversed.follow('PUT', 'cnp:cancel')).status).toBe(200);
  expect(await reversed.payment()).toMatchObject({ state: 'REVERSED' });

  const captured = await paid(sandbox, 'AUTH');
  const { href = '' } = (await captured.payment())._links['cnp:cancel'] ?? {};
  await captured.follow('POST', 'cnp:capture', fils(1));
  const client = await gatewayClient(sandbox);
  expect(await problem(client.send('PUT', href))).toEqual([422, 'invalidState']);
});

test('a capture is refunded in parts once it is settled, never beyond what was taken', async ({
  sandbox,
}) => {
  const { payment, follow } = await paid(sandbox, 'SALE');
  const { self } = (await payment())._embedded?.['cnp:capture'][0]?._links ?? {};
  const early = (await gatewayClient(sandbox)).send('POST', `${self?.href}/refund`, fils(1));
  expect(await problem(early)).toEqual([422, 'notRefundable']);

  sandbox.payments.advance(dayMs);
  expect((await follow('POST', 'cnp:refund', fils(4900), 0)).status).toBe(201);
  expect(await payment()).toMatchObject({ state: 'PARTIALLY_REFUNDED' });
  expect(await problem(follow('POST', 'cnp:refund', fils(10_001), 0))).toEqual([422, 'amountTooLarge']);
  await follow('POST', 'cnp:refund', fils(10_000), 0);
  expect((await payment()).state).toBe('REFUNDED');
  expect((await payment())._embedded?.['cnp:capture'][0]?._links).not.toHaveProperty('cnp:refund');
  expect((await payment())._embedded?.['cnp:refund']).toHaveLength(2);
});

test('a refund is voided on its day', async ({ sandbox }) => {
  const { payment, follow } = await paid(sandbox, 'SALE');
  sandbox.payments.advance(dayMs);
  await follow('POST', 'cnp:refund', fils(14_900), 0);
  const [refund] = (await payment())._embedded?.['cnp:refund'] ?? expect.fail('no refund');
  const { href = '' } = refund?._links.self ?? {};
  const voided = (await gatewayClient(sandbox)).send('DELETE', href);
  expect(await (await voided).json()).toMatchObject({ state: 'CAPTURED' });
  const again = (await gatewayClient(sandbox)).send('DELETE', href);
  expect(await problem(again)).toEqual([404, 'notFound']);
});

test('a purchase is cancelled on its day', async ({ sandbox }) => {
  const { payment, follow } = await paid(sandbox, 'PURCHASE');
  expect((await payment())._links).not.toHaveProperty('cnp:refund');
  const { href = '' } = (await payment())._links['cnp:cancel'] ?? {};
  expect(await (await follow('PUT', 'cnp:cancel')).json()).toMatchObject({ state: 'REVERSED' });
  expect(await problem((await gatewayClient(sandbox)).send('PUT', href))).toEqual([422, 'invalidState']);
});

test('a purchase is refunded after its day, by its own link or by its capture', async ({ sandbox }) => {
  const { payment, follow } = await paid(sandbox, 'PURCHASE');
  const { self, 'cnp:cancel': cancel } = (await payment())._links;
  const client = await gatewayClient(sandbox);
  const early = client.send('POST', `${self?.href}/refund`, fils(1));
  expect(await problem(early)).toEqual([422, 'notRefundable']);
  sandbox.payments.advance(dayMs);
  const late = (await gatewayClient(sandbox)).send('PUT', cancel?.href ?? '');
  expect(await problem(late)).toEqual([422, 'invalidState']);
  await follow('POST', 'cnp:refund', fils(4900));
  expect((await payment()).state).toBe('PARTIALLY_REFUNDED');
  await follow('POST', 'cnp:refund', fils(10_000), 0);
  expect((await payment()).state).toBe('REFUNDED');
});

test('the day ends at midnight in Dubai', async () => {
  let now = Date.parse('2030-01-05T19:59:00Z');
  const payments = { now: () => now, webhook: { url: null } };
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments });
  const { payment } = await paid(sandbox, 'PURCHASE');
  expect((await payment())._links).toHaveProperty('cnp:cancel');
  now += 60_000;
  expect((await payment())._links).not.toHaveProperty('cnp:cancel');
  expect((await payment())._links).toHaveProperty('cnp:refund');
  await sandbox.close();
});

test('nothing can be done with a payment that was declined', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  sandbox.payments.pay(order.reference, { pan: '4111110000000518' });
  const { href = '' } = lastPayment(order)._links.self ?? {};
  expect(await problem(client.send('PUT', `${href}/cancel`))).toEqual([422, 'invalidState']);
  expect(await problem(client.send('POST', `${href}/captures`, fils(1)))).toEqual([422, 'invalidState']);
  expect(await problem(client.send('POST', `${href}/refund`, fils(1)))).toEqual([404, 'notFound']);
  expect(await problem(client.send('DELETE', `${href}/captures/x`))).toEqual([404, 'notFound']);
  expect(await problem(client.send('POST', `${href}/captures/x/refund`, fils(1)))).toEqual([404, 'notFound']);
});
