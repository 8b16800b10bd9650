import { expect } from 'vitest';
import type { Sandbox } from '../../start-sandbox.ts';
import { gatewayClient, lastPayment, type ShownPayment } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';

async function save(sandbox: Sandbox, pan: string, otp = '1234') {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  sandbox.payments.pay(order.reference, { pan, otp });
  const { savedCard } = lastPayment(await client.read(order));
  return { client, savedCard: savedCard ?? expect.fail('no saved card') };
}

const json = async (answer: Promise<Response>) => (await (await answer).json()) as ShownPayment;

for (const [pan, ...outcomes] of [
  ['4111111111111111', ['PURCHASED', '00'], ['PURCHASED', '00']],
  ['4111110000003009', ['PURCHASED', '00']],
  ['4111110000006002', ['FAILED', '51'], ['FAILED', '51'], ['FAILED', '51']],
  ['4111110000006010', ['FAILED', '91'], ['PURCHASED', '00'], ['PURCHASED', '00']],
  ['4111110000006028', ['AWAIT_3DS', undefined], ['AWAIT_3DS', undefined]],
] as const) {
  test(`renewals with ${pan}: ${outcomes.join('; ')}`, async ({ sandbox }) => {
    const { client, savedCard } = await save(sandbox, pan);
    for (const [state, resultCode] of outcomes) {
      const payment = await json(client.chargeSaved(savedCard));
      expect([payment.state, payment.authResponse?.resultCode]).toEqual([state, resultCode]);
    }
  });
}

test('renewals are counted for each payer', async ({ sandbox }) => {
  const { client, savedCard } = await save(sandbox, '4111110000006010');
  for (const emailAddress of ['one@example.test', 'two@example.test']) {
    const order = await client.create({ emailAddress });
    const link = lastPayment(order)._links['payment:saved-card']?.href ?? '';
    const { cardToken, cardholderName, expiry } = savedCard;
    const payment = await json(client.send('PUT', link, { cardToken, cardholderName, expiry }));
    expect(payment.authResponse?.resultCode).toBe('91');
  }
});

test('a renewal that awaits 3-D Secure, or failed softly, is paid by its page', async ({ sandbox }) => {
  const { client, savedCard } = await save(sandbox, '4111110000006028');
  await client.chargeSaved(savedCard);
  const waiting = sandbox.payments.orders().at(-1) ?? expect.fail('no order');
  expect(waiting._links).toHaveProperty('payment');
  expect(sandbox.payments.authenticate(waiting.reference, '1234').state).toBe('PURCHASED');

  const declined = await save(sandbox, '4111110000006002');
  await declined.client.chargeSaved(declined.savedCard);
  const failed = sandbox.payments.orders().at(-1) ?? expect.fail('no order');
  expect(failed._links).toHaveProperty('payment');
  expect(sandbox.payments.pay(failed.reference).state).toBe('PURCHASED');
});

test('a charge that failed is not tried again under the same payment', async ({ sandbox }) => {
  const { client, savedCard } = await save(sandbox, '4111110000006010');
  const order = await client.create();
  const link = lastPayment(order)._links['payment:saved-card']?.href ?? '';
  const { cardToken, cardholderName, expiry } = savedCard;
  const charge = () => client.send('PUT', link, { cardToken, cardholderName, expiry });
  expect((await json(charge())).state).toBe('FAILED');
  expect((await charge()).status).toBe(422);
  expect(lastPayment(await client.read(order))._links).not.toHaveProperty('payment:saved-card');
});

test('a saved card whose expiry has passed is declined with 54', async ({ sandbox }) => {
  const { client, savedCard } = await save(sandbox, '4111111111111111');
  const payment = await json(client.chargeSaved(savedCard, { expiry: '2020-01' }));
  expect(payment).toMatchObject({ state: 'FAILED', authResponse: { resultCode: '54' } });
});

test('a token is the same for a card in every order and in every sandbox', async ({ sandbox }) => {
  const first = await save(sandbox, '4111111111111111');
  const second = await save(sandbox, '4111111111111111');
  const other = await save(sandbox, '5168441223630339');
  expect(second.savedCard.cardToken).toBe(first.savedCard.cardToken);
  expect(other.savedCard.cardToken).not.toBe(first.savedCard.cardToken);
});

for (const [name, location, changes] of [
  ['a token nobody was given', 'cardToken', { cardToken: 'bG9jYWwtdG9rZW4tMQ==' }],
  ['no name', 'cardholderName', { cardholderName: '' }],
  ['an expiry as a page shows it', 'expiry', { expiry: '04/31' }],
] as const) {
  test(`a charge with ${name} is refused at ${location}`, async ({ sandbox }) => {
    const { client, savedCard } = await save(sandbox, '4111111111111111');
    const answer = await client.chargeSaved(savedCard, changes);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ location }] });
  });
}

test('a CVV that the merchant wants asked for again is required', async ({ sandbox }) => {
  const { client, savedCard } = await save(sandbox, '4111111111111111');
  const order = await client.create({ savedCard: { ...savedCard, recaptureCsc: true } });
  const link = lastPayment(order)._links['payment:saved-card']?.href ?? '';
  const { cardToken, cardholderName, expiry } = savedCard;
  const without = await client.send('PUT', link, { cardToken, cardholderName, expiry });
  expect(await without.json()).toMatchObject({ code: 422, errors: [{ location: 'cvv' }] });
  const paid = await json(client.send('PUT', link, { cardToken, cardholderName, expiry, cvv: '123' }));
  expect(paid.state).toBe('PURCHASED');
  const again = await client.send('PUT', link, { cardToken, cardholderName, expiry, cvv: '123' });
  expect(await again.json()).toMatchObject({ code: 422, errors: [{ errorCode: 'invalidState' }] });
});
