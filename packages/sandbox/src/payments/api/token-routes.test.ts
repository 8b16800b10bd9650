import { expect } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';
import { askForToken, gatewayClient } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';

for (const body of [undefined, '{"realmName":"ni"}', '{"grant_type":"client_credentials","realm":"ni"}']) {
  test(`the key is exchanged for a token with ${body ?? 'no body'}`, async ({ sandbox }) => {
    const response = await askForToken(sandbox, body === undefined ? {} : { body });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/vnd.ni-identity.v1+json');
    expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_in: 300,
      token_type: 'bearer',
    });
  });
}

for (const [name, status, changes] of [
  ['a wrong key', 401, { headers: { authorization: 'Basic d3Jvbmc6a2V5' } }],
  ['a key that was encoded once more', 401, { headers: { authorization: `Basic ${btoa('c2FuZGJveA==')}` } }],
  [
    'a key sent as a bearer token',
    401,
    { headers: { authorization: 'Bearer c2FuZGJveDpzYW5kYm94LWtleQ==' } },
  ],
  ['another media type', 415, { headers: { 'content-type': 'application/json' } }],
  ['another realm', 401, { body: '{"realmName":"networkinternational"}' }],
  ['a body of another shape', 400, { body: '{"realm_name":"ni"}' }],
  ['a body that is not JSON', 400, { body: 'realmName=ni' }],
] as const) {
  test(`${name} is refused with ${status}`, async ({ sandbox }) => {
    const response = await askForToken(sandbox, changes);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      code: status,
      errors: [expect.objectContaining({ message: expect.any(String), errorCode: expect.any(String) })],
    });
  });
}

test('a token ends with its lifetime, and all at once when the gateway says so', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const order = await client.create();
  const status = async () => (await client.send('GET', `${client.orders}/${order.reference}`)).status;
  sandbox.payments.advance(299_000);
  expect(await status()).toBe(200);
  sandbox.payments.advance(1000);
  expect(await status()).toBe(401);

  const fresh = await gatewayClient(sandbox);
  sandbox.payments.expireTokens();
  expect((await fresh.send('GET', `${fresh.orders}/${order.reference}`)).status).toBe(401);
});

test('key, realm, outlet and lifetime of a token are options', async () => {
  const payments = {
    apiKey: 'bXk6a2V5',
    realm: 'mine',
    outletId: 'outlet-1',
    tokenSeconds: 7,
    webhook: { url: null },
  };
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments });
  const answer = await askForToken(sandbox, { body: '{"realmName":"mine"}' });
  expect(await answer.json()).toMatchObject({ expires_in: 7 });
  const order = await (await gatewayClient(sandbox)).create();
  expect(order.outletId).toBe('outlet-1');
  await sandbox.close();
});

test('a token that somebody else signed is refused', async ({ sandbox }) => {
  const client = await gatewayClient(sandbox);
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() })).toString('base64url');
  for (const authorization of [`Bearer eyJhbGciOiJub25lIn0.${claims}.`, 'Bearer nonsense', 'Basic x', '']) {
    const response = await client.send('GET', `${client.orders}/any`, undefined, { authorization });
    expect(response.status).toBe(401);
  }
});
