import { type Sandbox, signInByForm, startSandbox } from '@genie/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { createIdentityClient } from './identity-client.ts';

const redirectUri = 'http://localhost:3000/handleOAuthCallback';
const nour = { email: 'nour@example.com', name: 'Nour Aziz', verified: true };

const sandboxOfTest = async (): Promise<Sandbox> => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

const clientOf = ({ identity }: Sandbox, changes: Partial<Sandbox['identity']> = {}, timeoutSeconds = 30) =>
  createIdentityClient({ ...identity, ...changes }, { redirectUri, timeoutSeconds });

const codeOf = async (authorizationUrl: string) =>
  (await signInByForm(authorizationUrl, nour)).searchParams.get('code') ?? '';

test('a person who signs in is proven', async () => {
  const sandbox = await sandboxOfTest();
  const client = clientOf(sandbox);
  const { authorizationUrl, checks } = await client.begin();
  expect(await client.finish(await codeOf(authorizationUrl), checks)).toEqual({
    issuer: sandbox.identity.issuer,
    subject: expect.stringMatching(/^1\d{20}$/),
    email: 'nour@example.com',
    emailVerified: true,
    name: 'Nour Aziz',
  });
});

test.each([
  ['PKCE verifier', { codeVerifier: 'x'.repeat(43) }],
  ['nonce', { nonce: 'another' }],
])('a code with another %s proves nobody', async (_, change) => {
  const client = clientOf(await sandboxOfTest());
  const { authorizationUrl, checks } = await client.begin();
  const finished = client.finish(await codeOf(authorizationUrl), { ...checks, ...change });
  await expect(finished).rejects.toMatchObject({ code: 'google_sign_in_failed' });
});

test('a code works once', async () => {
  const client = clientOf(await sandboxOfTest());
  const { authorizationUrl, checks } = await client.begin();
  const code = await codeOf(authorizationUrl);
  await client.finish(code, checks);
  await expect(client.finish(code, checks)).rejects.toMatchObject({ code: 'google_sign_in_failed' });
});

test('a wrong secret and a provider that names itself otherwise are failures of the provider, cause kept', async () => {
  const sandbox = await sandboxOfTest();
  const client = clientOf(sandbox, { clientSecret: 'wrong' });
  const { authorizationUrl, checks } = await client.begin();
  const finished = client.finish(await codeOf(authorizationUrl), checks);
  await expect(finished).rejects.toMatchObject({ code: 'identity_failed', cause: expect.any(Error) });
  const otherName = clientOf(sandbox, { issuer: sandbox.identity.issuer.replace('127.0.0.1', 'localhost') });
  await expect(otherName.begin()).rejects.toMatchObject({ code: 'identity_failed' });
});

test.each(['hang', 'slow'] as const)('a provider that is %s times out', async (mode) => {
  const sandbox = await sandboxOfTest();
  sandbox.control.set('identity', { mode, delay_ms: 60_000 });
  await expect(clientOf(sandbox, {}, 0.5).begin()).rejects.toMatchObject({ code: 'identity_timeout' });
});

test('nobody at the address is unavailable, and a provider that comes later is found', async () => {
  const sandbox = await sandboxOfTest();
  const client = clientOf(sandbox);
  sandbox.control.set('identity', { mode: 'down' });
  await expect(client.begin()).rejects.toMatchObject({ code: 'identity_unavailable' });
  sandbox.control.reset();
  await Promise.all([client.begin(), client.begin()]);
  const asked = sandbox.requests('identity').filter(({ path }) => path.includes('.well-known'));
  expect(asked).toHaveLength(2);
});

test('plain http is refused except on this machine', async () => {
  const config = { issuer: 'http://issuer.example', clientId: 'a', clientSecret: 'b' };
  const client = createIdentityClient(config, { redirectUri, timeoutSeconds: 0.5 });
  await expect(client.begin()).rejects.toMatchObject({ code: 'identity_failed' });
});
