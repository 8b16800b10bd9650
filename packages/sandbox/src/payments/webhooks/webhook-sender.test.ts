import { createDecipheriv } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../start-sandbox.ts';
import { gatewayClient } from '../../testing/gateway-client.ts';
import { type HookBody, startReceiver } from '../../testing/webhook-receiver.ts';
import type { WebhookMode } from '../payment-switches.ts';
import { settingsOf } from '../settings.ts';
import { WebhookSender } from './webhook-sender.ts';

async function gateway(
  url: string,
  mode: WebhookMode,
  webhook: NonNullable<SandboxOptions['payments']>['webhook'] = {},
) {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments: { webhook: { url, ...webhook } } });
  sandbox.payments.setWebhooks(mode);
  const client = await gatewayClient(sandbox);
  /** Pays an order and waits until everything has been told about it. */
  async function pay(changes: Record<string, unknown> = {}, pan?: string) {
    const order = await client.create(changes);
    sandbox.payments.pay(order.reference, pan === undefined ? {} : { pan });
    await sandbox.payments.idle();
    return order;
  }
  return { sandbox, client, pay };
}

const outcomes = ({ sandbox }: Awaited<ReturnType<typeof gateway>>) =>
  sandbox.payments.deliveries().map(({ attempts }) => attempts.map(({ outcome }) => outcome));

test('an event carries the secret, the whole order, and links that lead nowhere', async () => {
  const receiver = await startReceiver(200);
  const { sandbox, pay } = await gateway(receiver.url, 'real');
  const { reference } = await pay();
  expect(receiver.received[0]?.headers).toMatchObject({
    'x-genie-webhook': 'sandbox-webhook-secret-of-a-demo',
    'content-type': 'application/json',
  });
  expect(receiver.events()).toEqual([
    {
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      eventName: 'PURCHASED',
      outletId: sandbox.payments.outletId,
      order: expect.objectContaining({
        reference,
        amount: { currencyCode: 'AED', value: 14_900 },
        merchantOrderReference: 'sub-000123-a1',
        _embedded: { payment: [expect.objectContaining({ state: 'PURCHASED' })] },
      }),
    },
  ]);
  expect(receiver.events()[0]?.order._links.self?.href).toMatch(/^http:\/\/transaction-service\.internal\//);
  await sandbox.close();
});

test('a real webhook is sent once, whatever the answer', async () => {
  const receiver = await startReceiver(500);
  const sent = await gateway(receiver.url, 'real');
  await sent.pay();
  expect(receiver.received).toHaveLength(1);
  expect(outcomes(sent)).toEqual([['500']]);
  await sent.sandbox.close();
});

test('a receiver that does not answer in time, or is not there, is given up', async () => {
  const silent = await startReceiver(null);
  const sent = await gateway(silent.url, 'real', { timeLimitMs: 50 });
  await sent.pay();
  expect(outcomes(sent)).toEqual([['no answer within 50 ms']]);
  sent.sandbox.payments.setWebhookUrl('http://127.0.0.1:9/hook');
  await sent.pay();
  expect(outcomes(sent)[1]).toHaveLength(1);
  await sent.sandbox.close();
});

test('retrying sends the same event until it is taken, five times at most', async () => {
  const late = await startReceiver(500, 503, 200);
  const taken = await gateway(late.url, 'retrying', { retryMs: 1 });
  await taken.pay();
  expect(outcomes(taken)).toEqual([['500', '503', '200']]);
  expect(new Set(late.events().map(({ eventId }) => eventId)).size).toBe(1);
  await taken.sandbox.close();

  const never = await startReceiver(500);
  const refused = await gateway(never.url, 'retrying', { retryMs: 1 });
  await refused.pay();
  expect(outcomes(refused)).toEqual([['500', '500', '500', '500', '500']]);
  await refused.sandbox.close();
});

test('duplicate sends each event twice', async () => {
  const receiver = await startReceiver(200);
  const { sandbox, pay } = await gateway(receiver.url, 'duplicate');
  await pay();
  const [first, second] = receiver.events();
  expect(receiver.received).toHaveLength(2);
  expect(second).toEqual(first);
  await sandbox.close();
});

test('out-of-order sends the capture before the authorisation, and an event that stays alone all the same', async () => {
  const receiver = await startReceiver(200);
  const { sandbox, pay } = await gateway(receiver.url, 'out-of-order');
  await pay({ action: 'SALE' });
  expect(receiver.events().map(({ eventName }) => eventName)).toEqual(['CAPTURED', 'AUTHORISED']);
  expect(receiver.events()[1]?.order._embedded.payment[0]?.state).toBe('AUTHORISED');
  await pay();
  expect(receiver.events().at(-1)?.eventName).toBe('PURCHASED');
  await sandbox.close();
});

test('drop sends nothing', async () => {
  const receiver = await startReceiver(200);
  const sent = await gateway(receiver.url, 'drop');
  await sent.pay();
  expect(receiver.received).toEqual([]);
  expect(outcomes(sent)).toEqual([['dropped']]);
  await sent.sandbox.close();
});

test('delay:N waits N milliseconds first', async () => {
  const receiver = await startReceiver(200);
  const { sandbox, client } = await gateway(receiver.url, 'delay:60');
  const order = await client.create();
  const begun = performance.now();
  sandbox.payments.pay(order.reference);
  expect(receiver.received).toEqual([]);
  await sandbox.payments.idle();
  expect(performance.now() - begun).toBeGreaterThan(55);
  expect(receiver.received).toHaveLength(1);
  await sandbox.close();
});

test('bad-header carries another secret', async () => {
  const receiver = await startReceiver(401);
  const { sandbox, pay } = await gateway(receiver.url, 'bad-header', { header: 'X-Own', secret: 'mine' });
  await pay();
  expect(receiver.received[0]?.headers['x-own']).toBe('not-mine');
  await sandbox.close();
});

for (const secret of ['f9K@82nNc%P!r4QwLxTzA#10UvM&b6Xe', 'a-secret-of-another-length']) {
  test(`encrypted bodies open with the documented key when the secret has ${secret.length} characters`, async () => {
    const receiver = await startReceiver(200);
    const { sandbox, pay } = await gateway(receiver.url, 'encrypted', { secret });
    const { reference } = await pay();
    const { headers, body } = receiver.received[0] ?? expect.fail('nothing received');
    const { encryptionKey } = sandbox.payments.webhook;
    expect(encryptionKey === secret).toBe(secret.length === 32);
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-webhook-secret': encryptionKey });
    const bytes = Buffer.from(body, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', encryptionKey, bytes.subarray(0, 16));
    const opened = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
    expect((JSON.parse(opened) as HookBody).order.reference).toBe(reference);
    await sandbox.close();
  });
}

test('an encryption key of another length stops the start', async () => {
  const payments = { webhook: { encryptionKey: 'short' } };
  await expect(startSandbox({ port: 0, smtpPort: 0, payments })).rejects.toThrow(/32 ASCII characters/);
});

test('an event can be sent again as it was', async () => {
  const receiver = await startReceiver(200);
  const { sandbox, pay } = await gateway(receiver.url, 'drop');
  await pay();
  const [dropped] = sandbox.payments.deliveries();
  expect(sandbox.payments.resend(dropped?.eventId ?? '')).toBe(true);
  expect(sandbox.payments.resend('unknown')).toBe(false);
  await sandbox.payments.idle();
  expect(receiver.events().map(({ eventId }) => eventId)).toEqual([dropped?.eventId]);
  await sandbox.close();
});

for (const [action, pan, events] of [
  ['PURCHASE', '4111111111111111', ['PURCHASED']],
  ['PURCHASE', '4111110000000518', ['PURCHASE_DECLINED']],
  ['PURCHASE', '4111110000003025', ['PURCHASE_FAILED']],
  ['PURCHASE', '4111110000003009', []],
  ['PURCHASE', '4111110000007000', ['POST_AUTH_FRAUD_CHECK_REVIEW']],
  ['AUTH', '4111111111111111', ['AUTHORISED']],
  ['AUTH', '4111110000000518', ['DECLINED']],
  ['AUTH', '4111110000003025', ['AUTHORISATION_FAILED']],
  ['SALE', '4111111111111111', ['AUTHORISED', 'CAPTURED']],
] as const) {
  test(`${action} with ${pan} tells: ${events.join(', ') || 'nothing yet'}`, async () => {
    const { sandbox, pay } = await gateway('http://127.0.0.1:9/', 'drop');
    await pay({ action }, pan);
    expect(sandbox.payments.deliveries().map(({ eventName }) => eventName)).toEqual(events);
    await sandbox.close();
  });
}

test('what happens after a payment is told as well', async () => {
  const { sandbox, client, pay } = await gateway('http://127.0.0.1:9/', 'drop');
  const names = () => sandbox.payments.deliveries().map(({ eventName }) => eventName);
  const { reference } = await pay();
  const [payment] = sandbox.payments.order(reference)._embedded.payment;
  await client.send('PUT', `${client.orders}/${reference}/payments/${payment?.reference}/cancel`);
  const unpaid = await client.create();
  await client.send('PUT', unpaid._links.cancel?.href ?? '');
  const reviewed = await pay({}, '4111110000007000');
  sandbox.payments.review(reviewed.reference, 'reject');
  expect(names()).toEqual([
    'PURCHASED',
    'PURCHASE_REVERSED',
    'CANCELLED',
    'POST_AUTH_FRAUD_CHECK_REVIEW',
    'POST_AUTH_FRAUD_CHECK_REJECTED',
  ]);
  await sandbox.close();
});

test('closing ends every wait at once', async () => {
  const silent = await startReceiver(null);
  const { sandbox, client } = await gateway(silent.url, 'real');
  sandbox.payments.pay((await client.create()).reference);
  await expect.poll(() => silent.received).toHaveLength(1);
  sandbox.payments.setWebhooks('delay:600000');
  sandbox.payments.pay((await client.create()).reference);
  sandbox.payments.setWebhooks('out-of-order');
  sandbox.payments.pay((await client.create()).reference);
  sandbox.payments.pay((await client.create()).reference, { pan: '4111110000002001' });
  // The longest of them would take ten minutes.
  await sandbox.close();
});

test('what fails on the way to an event, and is no answer of the receiver, is told', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const sender = new WebhookSender(settingsOf({}, 'http://localhost:3000').webhook, () => 'real');
  sender.track(Promise.reject(new Error('the capture was forgotten')));
  await sender.idle();
  expect(warn.mock.calls).toEqual([['An event could not be sent: Error: the capture was forgotten']]);
  sender.track(Promise.reject(new Error('cut off')));
  await sender.close();
  expect(warn).toHaveBeenCalledTimes(1);
});
