import * as client from 'openid-client';
import { expect } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { authorization, discover, redirectUri, without } from '../testing/identity-client.ts';
import { test } from '../testing/sandbox-test.ts';
import { signInByForm } from './sign-in-by-form.ts';

const pro = { account: 'pro@genie.local' };

async function codeFor(sandbox: Sandbox) {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration);
  return { configuration, checks, returned: await signInByForm(url, pro) };
}

test('a wrong client secret is 401 invalid_client, in the header and in the body', async ({ sandbox }) => {
  const { checks, returned } = await codeFor(sandbox);
  const wrong = await discover(sandbox, 'guessed');
  await expect(client.authorizationCodeGrant(wrong, returned, checks)).rejects.toMatchObject({
    status: 401,
    error: 'invalid_client',
  });
  const response = await fetch(`${sandbox.identity.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('genie-sandbox:guessed')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
  await expect
    .poll(() => sandbox.requests('identity').at(-1)?.outcome)
    .toBe('401 invalid_client: invalid secret provided');
});

test('the secret is taken in the Authorization header as well', async ({ sandbox }) => {
  const { checks, returned } = await codeFor(sandbox);
  const { issuer, clientId, clientSecret } = sandbox.identity;
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.searchParams.get('code') ?? '',
      code_verifier: checks.pkceCodeVerifier,
      redirect_uri: redirectUri,
    }),
  });
  expect(await response.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
});

test('no secret at all is refused', async ({ sandbox }) => {
  const { checks, returned } = await codeFor(sandbox);
  const { issuer, clientId } = sandbox.identity;
  const open = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  await expect(client.authorizationCodeGrant(open, returned, checks)).rejects.toMatchObject({
    error: 'invalid_client',
  });
});

test('an unknown redirect address is never followed', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  for (const redirect_uri of ['http://evil.example/', `${redirectUri}/`, `${redirectUri}?x=1`]) {
    const { url } = await authorization(configuration, { redirect_uri });
    await expect(signInByForm(url, pro)).rejects.toThrow(/^400 .*redirect_uri/);
    const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('an unknown client is refused on a page', async ({ sandbox }) => {
  const { url } = await authorization(await discover(sandbox), { client_id: 'somebody' });
  await expect(signInByForm(url, pro)).rejects.toThrow(/^400 .*invalid_client/);
});

for (const [name, change, told] of [
  ['no code challenge', (url: URL) => without(url, 'code_challenge'), /PKCE|code_challenge/],
  ['no nonce', (url: URL) => without(url, 'nonce'), /nonce/],
  ['a plain code challenge', withParameter('code_challenge_method', 'plain'), /code_challenge_method/],
  ['another response type', withParameter('response_type', 'token'), /response_type/],
  ['a prompt nobody knows', withParameter('prompt', 'dance'), /prompt/],
] as const) {
  test(`${name} is refused before anybody is asked, and the product is told`, async ({ sandbox }) => {
    const { url, checks } = await authorization(await discover(sandbox));
    const returned = await signInByForm(change(url), pro);
    const answer = new URLSearchParams(returned.search || returned.hash.slice(1));
    expect(returned.origin).toBe('http://localhost:3000');
    expect(answer.get('error')).toMatch(/^(invalid_request|unsupported_response_type)$/);
    expect(answer.get('error_description')).toMatch(told);
    expect(answer.get('state')).toBe(checks.expectedState);
  });
}

test('a code verifier that does not fit is refused, and so is its absence', async ({ sandbox }) => {
  for (const pkce of [{ pkceCodeVerifier: client.randomPKCECodeVerifier() }, {}]) {
    const { configuration, checks, returned } = await codeFor(sandbox);
    const { expectedNonce, expectedState } = checks;
    await expect(
      client.authorizationCodeGrant(configuration, returned, { expectedNonce, expectedState, ...pkce }),
    ).rejects.toMatchObject({ status: 400, error: 'invalid_grant' });
  }
  const refusals = () =>
    sandbox.requests('identity').filter(({ outcome }) => outcome?.startsWith('400 invalid_grant: '));
  await expect.poll(refusals).toHaveLength(2);
});

test('a code works once; using it again also ends the access it gave', async ({ sandbox }) => {
  const { configuration, checks, returned } = await codeFor(sandbox);
  const { access_token } = await client.authorizationCodeGrant(configuration, returned, checks);
  await expect(client.authorizationCodeGrant(configuration, returned, checks)).rejects.toMatchObject({
    status: 400,
    error: 'invalid_grant',
  });
  await expect(
    client.fetchUserInfo(configuration, access_token, client.skipSubjectCheck),
  ).rejects.toMatchObject({ status: 401 });
});

test('a code is bound to its redirect address', async () => {
  const identityRedirectUris = [redirectUri, 'http://localhost:4000/back'];
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, identityRedirectUris });
  const { configuration, checks, returned } = await codeFor(sandbox);
  const moved = new URL(`http://localhost:4000/back${returned.search}`);
  await expect(client.authorizationCodeGrant(configuration, moved, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await sandbox.close();
});

test('the ID token carries the nonce that was asked with, so another one is noticed', async ({ sandbox }) => {
  const { configuration, checks, returned } = await codeFor(sandbox);
  const other = { ...checks, expectedNonce: client.randomNonce() };
  await expect(client.authorizationCodeGrant(configuration, returned, other)).rejects.toMatchObject({
    cause: { cause: { claim: 'nonce' } },
  });
});

test('only the scopes that were asked for are told about', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration, { scope: 'openid' });
  const tokens = await client.authorizationCodeGrant(configuration, await signInByForm(url, pro), checks);
  expect(tokens.claims()).not.toHaveProperty('email');
  expect(tokens.claims()).not.toHaveProperty('name');
});

test('userinfo is not told to somebody without a token', async ({ sandbox }) => {
  for (const headers of [{}, { authorization: 'Bearer guessed' }]) {
    const response = await fetch(`${sandbox.identity.issuer}/userinfo`, { headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toHaveProperty('error');
  }
});

function withParameter(name: string, value: string) {
  return (url: URL) => {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    return changed;
  };
}
