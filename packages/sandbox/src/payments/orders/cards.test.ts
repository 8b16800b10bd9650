import { expect } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';
import { gatewayClient, lastPayment, type ShownPayment } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';

for (const [pan, expected] of [
  ['4111111111111111', { name: 'VISA', pan: '411111******1111' }],
  ['5168441223630339', { name: 'MASTERCARD', pan: '516844******0339' }],
] as const) {
  test(`${pan} is approved`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const order = await client.create();
    sandbox.payments.pay(order.reference, { pan, expiry: '04/49', name: 'SARA HADDAD' });
    const payment = lastPayment(await client.read(order));
    expect(payment).toMatchObject({
      state: 'PURCHASED',
      paymentMethod: { ...expected, expiry: '2049-04', cardholderName: 'SARA HADDAD' },
      savedCard: { maskedPan: expected.pan, expiry: '2049-04', scheme: expected.name, recaptureCsc: false },
      authResponse: { success: true, resultCode: '00', authorizationCode: expect.stringMatching(/^\d{6}$/) },
    });
    expect(JSON.stringify(payment)).not.toContain(pan);
  });
}

for (const [pan, resultCode] of [
  ['4663295942784758', '05'],
  ['5513935292057458', '05'],
  ['4111110000000518', '51'],
  ['4111110000000542', '54'],
  ['4111110000000435', '43'],
  ['4111110000000914', '91'],
] as const) {
  test(`${pan} is declined with ${resultCode}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const order = await client.create();
    sandbox.payments.pay(order.reference, { pan });
    const payment = lastPayment(await client.read(order));
    expect(payment).toMatchObject({
      state: 'FAILED',
      authResponse: { success: false, resultCode, authorizationCode: '      ' },
    });
    expect(payment).not.toHaveProperty('savedCard');
  });
}

for (const [pan, otp, state, resultCode] of [
  ['4111110000003009', '1234', 'PURCHASED', '00'],
  ['4111110000003009', '12345', 'FAILED', null],
  ['4111110000003009', '', 'FAILED', null],
  ['4111110000003017', '1234', 'FAILED', '05'],
  ['4111110000003017', '0000', 'FAILED', null],
] as const) {
  test(`${pan} asks for a code; '${otp}' makes it ${state}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const order = await client.create();
    expect(sandbox.payments.pay(order.reference, { pan })).toMatchObject({ state: 'AWAIT_3DS' });
    expect(lastPayment(await client.read(order))).toMatchObject({ state: 'AWAIT_3DS' });
    const outcome = sandbox.payments.authenticate(order.reference, otp);
    expect(outcome).toMatchObject({ state, resultCode });
    const payment = lastPayment(await client.read(order));
    expect(payment['3ds']?.status).toBe(otp === '1234' ? 'SUCCESS' : 'FAILURE');
    expect('authResponse' in payment).toBe(resultCode !== null);
    expect(() => sandbox.payments.authenticate(order.reference, '1234')).toThrow(/no 3-D Secure/);
  });
}

test('4111110000003025 is refused by 3-D Secure, and the issuer was never asked', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  sandbox.payments.pay(order.reference, { pan: '4111110000003025' });
  const payment = lastPayment(await client.read(order));
  expect(payment).toMatchObject({ state: 'FAILED', '3ds': { status: 'FAILURE' } });
  expect(payment).not.toHaveProperty('authResponse');
});

test('4111110000002001 is approved 20 seconds later, and takes no second card meanwhile', async ({
  sandbox,
}) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  expect(sandbox.payments.pay(order.reference, { pan: '4111110000002001' })).toMatchObject({
    state: 'STARTED',
  });
  expect(() => sandbox.payments.pay(order.reference)).toThrow(/takes no card/);
  sandbox.payments.advance(15_000);
  expect(lastPayment(await client.read(order)).state).toBe('STARTED');
  sandbox.payments.advance(5000);
  expect(lastPayment(await client.read(order)).state).toBe('PURCHASED');
});

test('the delay of a late approval is an option, and passes by itself', async () => {
  const payments = { approvalDelayMs: 20, webhook: { url: null } };
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments });
  const order = await (await gatewayClient(sandbox)).create();
  sandbox.payments.pay(order.reference, { pan: '4111110000002001' });
  await expect
    .poll(() => sandbox.payments.order(order.reference)._embedded.payment[0]?.state)
    .toBe('PURCHASED');
  await sandbox.close();
});

for (const [timeout_outcome, resultCode] of [
  ['PURCHASED', '00'],
  ['FAILED', '96'],
] as const) {
  test(`4111110000000963 keeps its caller waiting and ends ${timeout_outcome}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const first = await client.create();
    sandbox.payments.pay(first.reference, { pan: '4111110000000963' });
    sandbox.payments.settle();
    const { savedCard } = lastPayment(await client.read(first));

    sandbox.payments.set({ timeout_outcome });
    const held = client.chargeSaved(savedCard);
    await expect.poll(() => sandbox.requests('payments').at(-1)?.path).toMatch(/saved-card$/);
    const order = sandbox.payments.orders().at(-1);
    expect(order?._embedded.payment[0]).toMatchObject({ state: 'STARTED', paymentMethod: { name: 'VISA' } });
    sandbox.payments.advance(35_000);
    const answer = (await (await held).json()) as ShownPayment;
    expect(answer).toMatchObject({ state: timeout_outcome, authResponse: { resultCode } });
  });
}

test('the money of a held payment moves although its caller is gone', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const first = await client.create();
  sandbox.payments.pay(first.reference, { pan: '4111110000000963' });
  sandbox.payments.settle();
  const { cardToken, cardholderName, expiry } =
    lastPayment(await client.read(first)).savedCard ?? expect.fail('no saved card');
  const order = await client.create();
  const link = lastPayment(order)._links['payment:saved-card']?.href ?? '';
  const caller = new AbortController();
  const body = { cardToken, cardholderName, expiry };
  const gone = client.send('PUT', link, body, {}, caller.signal).catch((error: unknown) => error);
  const payment = () => sandbox.payments.order(order.reference)._embedded.payment[0];
  await expect.poll(payment).toHaveProperty('paymentMethod');
  caller.abort();
  expect(await gone).toBeInstanceOf(DOMException);
  await expect.poll(() => sandbox.requests('payments').at(-1)?.outcome).toBe('the client went away');
  sandbox.payments.settle();
  expect(payment()?.state).toBe('PURCHASED');
});

for (const [verdict, state, resultCode] of [
  ['accept', 'PURCHASED', '00'],
  ['reject', 'FAILED', '59'],
] as const) {
  test(`4111110000007000 is held for review; ${verdict} makes it ${state}`, async ({ sandbox }) => {
    const client = await gatewayClient(sandbox);
    const order = await client.create();
    sandbox.payments.pay(order.reference, { pan: '4111110000007000' });
    const held = lastPayment(await client.read(order));
    expect(held.state).toBe('POST_AUTH_REVIEW');
    expect(held).not.toHaveProperty('savedCard');
    expect(sandbox.payments.review(order.reference, verdict)).toMatchObject({ state, resultCode });
    expect(() => sandbox.payments.review(order.reference, verdict)).toThrow(/not under review/);
  });
}

test('a declined order takes other cards until its attempts are used up; each attempt stays in it', async ({
  sandbox,
}) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create({ merchantAttributes: { paymentAttempts: 2 } });
  expect(sandbox.payments.pay(order.reference, { pan: '4111110000000518' }).attemptsLeft).toBe(1);
  expect(sandbox.payments.pay(order.reference, { pan: '4111110000000914' }).attemptsLeft).toBe(0);
  expect(() => sandbox.payments.pay(order.reference)).toThrow(/takes no card/);
  const shown = await client.read(order);
  expect(shown._embedded.payment.map(({ authResponse }) => authResponse?.resultCode)).toEqual(['51', '91']);
  expect(shown._links).not.toHaveProperty('payment');

  const paid = await client.create();
  sandbox.payments.pay(paid.reference, { pan: '4111110000000518' });
  sandbox.payments.pay(paid.reference);
  const states = (await client.read(paid))._embedded.payment.map(({ state }) => state);
  expect(states).toEqual(['FAILED', 'PURCHASED']);
  expect(() => sandbox.payments.pay(paid.reference)).toThrow(/takes no card/);
});

test('a merchant may skip 3-D Secure', async ({ sandbox }) => {
  const order = await (await gatewayClient(sandbox)).create({ merchantAttributes: { skip3DS: 'true' } });
  expect(sandbox.payments.pay(order.reference, { pan: '4111110000003009' }).state).toBe('PURCHASED');
});

test('a SALE is authorised and captured a moment later, an AUTH only authorised', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const sale = await client.create({ action: 'SALE' });
  expect(sandbox.payments.pay(sale.reference).state).toBe('AUTHORISED');
  await sandbox.payments.idle();
  expect(lastPayment(await client.read(sale)).state).toBe('CAPTURED');
  const auth = await client.create({ action: 'AUTH' });
  sandbox.payments.pay(auth.reference);
  await sandbox.payments.idle();
  expect(lastPayment(await client.read(auth)).state).toBe('AUTHORISED');
});
