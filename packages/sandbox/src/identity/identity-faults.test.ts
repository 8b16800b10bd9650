import * as client from 'openid-client';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { authorization, discover } from '../testing/identity-client.ts';
import { test } from '../testing/sandbox-test.ts';
import { signInByForm } from './sign-in-by-form.ts';

const endpoints = ['/.well-known/openid-configuration', '/jwks', '/authorize', '/userinfo', '/token'];

const ask = (sandbox: Sandbox, path: string, init?: RequestInit) =>
  fetch(`${sandbox.identity.issuer}${path}`, {
    redirect: 'manual',
    ...(path === '/token' && { method: 'POST', body: new URLSearchParams({ grant_type: 'none' }) }),
    ...init,
  });

test('error is a 500 and rate_limited a 429 with Retry-After, at every endpoint', async ({ sandbox }) => {
  for (const path of endpoints) {
    sandbox.control.set('identity', { mode: 'error' });
    const failed = await ask(sandbox, path);
    expect(failed.status, path).toBe(500);
    expect(await failed.json()).toMatchObject({ error: 'server_error' });
    sandbox.control.set('identity', { mode: 'rate_limited' });
    const limited = await ask(sandbox, path);
    expect(limited.status, path).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('20');
  }
});

test('down destroys the connection, at every endpoint', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'down' });
  for (const path of endpoints) await expect(ask(sandbox, path), path).rejects.toThrow(TypeError);
  await expect
    .poll(() => sandbox.requests('identity').map(({ outcome }) => outcome))
    .toEqual(endpoints.map(() => 'down'));
});

test('malformed is a 200 whose body is no JSON, at every endpoint', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'malformed' });
  for (const path of endpoints) {
    const response = await ask(sandbox, path);
    expect(response.status, path).toBe(200);
    await expect(response.json(), path).rejects.toThrow(SyntaxError);
  }
});

test('hang accepts the request and never answers', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'hang' });
  const hanging = ask(sandbox, '/token', { signal: AbortSignal.timeout(200) });
  await expect(hanging).rejects.toThrow(/timeout/);
  expect(sandbox.requests('identity')[0]).toMatchObject({ outcome: 'hang', body: { grant_type: 'none' } });
});

test('slow waits for the delay and then answers', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'slow', delay_ms: 150 });
  const begun = performance.now();
  expect((await ask(sandbox, '/jwks')).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
});

test('a client that does not wait for a slow answer is noticed', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'slow', delay_ms: 600_000 });
  await expect(ask(sandbox, '/jwks', { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  await expect.poll(() => sandbox.requests('identity')[0]?.outcome).toBe('the client went away');
});

test('a browser is shown a failure as a page', async ({ sandbox }) => {
  sandbox.control.set('identity', { mode: 'error' });
  const response = await ask(sandbox, '/authorize', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('The identity provider has an error.');
});

test('somebody at the sign-in page gets back to the product, which then meets the fault', async ({
  sandbox,
}) => {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration);
  const begun = await fetch(url, { redirect: 'manual' });
  const cookie = begun.headers.getSetCookie().join('; ');
  sandbox.control.set('identity', { mode: 'error' });
  const chosen = await fetch(begun.headers.get('location') ?? '', {
    method: 'POST',
    body: new URLSearchParams({ account: 'pro@genie.local' }),
    headers: { cookie },
    redirect: 'manual',
  });
  const resumed = await fetch(chosen.headers.get('location') ?? '', {
    headers: { cookie },
    redirect: 'manual',
  });
  const returned = new URL(resumed.headers.get('location') ?? '');
  expect(returned.origin).toBe('http://localhost:3000');
  await expect(client.authorizationCodeGrant(configuration, returned, checks)).rejects.toMatchObject({
    cause: { status: 500 },
  });
  sandbox.control.reset();
  const tokens = await client.authorizationCodeGrant(configuration, returned, checks);
  expect(tokens.claims()?.email).toBe('pro@genie.local');
});

test('what was asked can be read afterwards, without secrets', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration);
  const returned = await signInByForm(url, { account: 'pro@genie.local' });
  const { access_token } = await client.authorizationCodeGrant(configuration, returned, checks);
  await client.fetchUserInfo(configuration, access_token, client.skipSubjectCheck);
  await expect
    .poll(() => sandbox.requests('identity').map(({ outcome }) => outcome))
    .toEqual(['200', '303', '303', '200', '200']);
  const asked = sandbox.requests('identity');
  expect(asked.find(({ path }) => path === '/identity/token')).toMatchObject({
    method: 'POST',
    body: { grant_type: 'authorization_code', client_secret: 'gen…(20 characters)' },
  });
  const shown = JSON.stringify(asked);
  const code = returned.searchParams.get('code') ?? '';
  for (const secret of [sandbox.identity.clientSecret, code, checks.pkceCodeVerifier, access_token]) {
    expect(shown).not.toContain(secret);
  }
  expect(shown).toMatch(/sandbox_identity_sign_in=…/);
});
