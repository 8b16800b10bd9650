import * as client from 'openid-client';
import { expect, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { authorization, discover, redirectUri } from '../testing/identity-client.ts';
import { test } from '../testing/sandbox-test.ts';
import { type SignInChoice, signInByForm } from './sign-in-by-form.ts';

async function signIn(sandbox: Sandbox, choice: SignInChoice) {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration);
  const tokens = await client.authorizationCodeGrant(configuration, await signInByForm(url, choice), checks);
  return { configuration, checks, tokens, claims: tokens.claims() ?? expect.fail('no ID token') };
}

test('a demo account signs in: its claims are in the ID token and at the userinfo endpoint', async ({
  sandbox,
}) => {
  const { configuration, checks, tokens, claims } = await signIn(sandbox, { account: 'pro@genie.local' });
  const known = {
    sub: expect.stringMatching(/^1\d{20}$/),
    email: 'pro@genie.local',
    email_verified: true,
    name: 'Paulo Pro',
  };
  expect(claims).toMatchObject({
    ...known,
    iss: sandbox.identity.issuer,
    aud: 'genie-sandbox',
    nonce: checks.expectedNonce,
  });
  expect(claims).not.toHaveProperty('picture');
  expect(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)).toEqual(known);
});

test('anybody can be typed in, and is verified only when the box is ticked', async ({ sandbox }) => {
  const nour = await signIn(sandbox, { email: 'nour@example.com', name: 'Nour <Aziz>', verified: true });
  expect(nour.claims).toMatchObject({
    email: 'nour@example.com',
    name: 'Nour <Aziz>',
    email_verified: true,
  });
  const omar = await signIn(sandbox, { email: 'omar@example.com', verified: false });
  expect(omar.claims).toMatchObject({ email: 'omar@example.com', name: 'omar', email_verified: false });
});

test('an e-mail has the same subject at every sandbox and in any case, and no other e-mail has it', async ({
  sandbox,
}) => {
  const other = await startSandbox({ port: 0, smtpPort: 0 });
  const first = await signIn(sandbox, { email: 'nour@example.com', verified: true });
  const again = await signIn(other, { email: 'Nour@Example.com', verified: false });
  const somebody = await signIn(other, { email: 'omar@example.com', verified: true });
  await other.close();
  expect(again.claims.sub).toBe(first.claims.sub);
  expect(somebody.claims.sub).not.toBe(first.claims.sub);
});

test('the same browser is asked every time, so that the next person can be another', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  const { url } = await authorization(configuration);
  let cookie = '';
  const visit = async (address: URL, form?: URLSearchParams) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    cookie = [cookie, ...response.headers.getSetCookie().map((set) => set.split(';')[0])].join('; ');
    return new URL(response.headers.get('location') ?? expect.fail('no redirection'), address);
  };
  const page = await visit(url);
  const returned = await visit(await visit(page, new URLSearchParams({ account: 'pro@genie.local' })));
  expect(returned.searchParams.has('code')).toBe(true);
  expect((await visit((await authorization(configuration)).url)).pathname).toMatch(/^\/identity\/sign-in\//);
});

test('prompts that Google knows are met by the same page; none has nobody signed in', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  for (const prompt of ['select_account', 'consent', 'login', 'select_account consent']) {
    const { url } = await authorization(configuration, { prompt });
    const returned = await signInByForm(url, { account: 'free@genie.local' });
    expect(returned.searchParams.has('code'), prompt).toBe(true);
  }
  const { url } = await authorization(configuration, { prompt: 'none' });
  expect((await signInByForm(url, 'cancel')).searchParams.get('error')).toMatch(/_required$/);
});

test('cancelling tells the product access_denied, with its state', async ({ sandbox }) => {
  const configuration = await discover(sandbox);
  const { url, checks } = await authorization(configuration);
  const returned = await signInByForm(url, 'cancel');
  expect(returned.href.split('?')[0]).toBe(redirectUri);
  expect(returned.searchParams.get('error')).toBe('access_denied');
  expect(returned.searchParams.get('state')).toBe(checks.expectedState);
  await expect(client.authorizationCodeGrant(configuration, returned, checks)).rejects.toMatchObject({
    error: 'access_denied',
  });
});

for (const [name, choice, text] of [
  ['something that is no email', { email: 'nour at home', verified: true }, 'Type in an email'],
  ['a name without end', { email: 'n@example.com', name: 'N'.repeat(101), verified: true }, '100 characters'],
  ['an account that is not offered', { account: 'root@genie.local' }, 'Choose one of these accounts'],
] as const) {
  test(`${name} is refused on the page itself`, async ({ sandbox }) => {
    const { url } = await authorization(await discover(sandbox));
    await expect(signInByForm(url, choice)).rejects.toThrow(new RegExp(`^400 .*${text}`));
  });
}

test('the page works without script, loads nothing and leads back to the product only', async ({
  sandbox,
}) => {
  const configuration = await discover(sandbox);
  const { url } = await authorization(configuration, { login_hint: '"><script>alert(1)</script>' });
  const begun = await fetch(url, { redirect: 'manual' });
  const cookie = begun.headers.getSetCookie().join('; ');
  const page = await fetch(begun.headers.get('location') ?? '', { headers: { cookie } });
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; style-src 'sha256-");
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
  expect(policy).not.toContain('script-src');
  const markup = await page.text();
  expect(markup).not.toContain('<script');
  expect(markup).toContain('value="&#34;&#62;&#60;script&#62;');
  for (const offered of [
    'free@genie.local',
    'pro@genie.local',
    'expired@genie.local',
    'layla@gmail.example',
  ]) {
    expect(markup).toContain(offered);
  }
});

test('a sign-in of another browser cannot be finished, by form or by another page', async ({ sandbox }) => {
  const { url } = await authorization(await discover(sandbox));
  const begun = await fetch(url, { redirect: 'manual' });
  const page = begun.headers.get('location') ?? '';
  const cookie = begun.headers.getSetCookie().join('; ');
  const body = new URLSearchParams({ account: 'pro@genie.local' });
  const headers = { accept: 'text/html' };
  const stranger = await fetch(page, { method: 'POST', body, headers });
  expect(stranger.status).toBe(400);
  expect(await stranger.text()).toContain('This sign-in is over, or began in another browser.');
  const origin = 'http://evil.example';
  expect((await fetch(page, { method: 'POST', body, headers: { cookie, origin } })).status).toBe(403);
  expect((await fetch(`${page}x`, { method: 'POST', body, headers: { cookie } })).status).toBe(400);
});

test('the issuer and every address in its document follow the public address', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const port = new URL(sandbox.url).port;
  await sandbox.close();
  const named = await startSandbox({
    port: Number(port),
    smtpPort: 0,
    publicUrl: `http://localhost:${port}`,
  });
  const response = await fetch(`http://127.0.0.1:${port}/identity/.well-known/openid-configuration`);
  const issuer = `http://localhost:${port}/identity`;
  expect(named.identity).toEqual({ issuer, clientId: 'genie-sandbox', clientSecret: 'genie-sandbox-secret' });
  expect(await response.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    grant_types_supported: ['authorization_code'],
  });
  await named.close();
});

test('redirect addresses are an option; one that is no address stops the start', async () => {
  const identityRedirectUris = ['http://localhost:5173/handleOAuthCallback', 'http://localhost:4000/back'];
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, identityRedirectUris });
  const configuration = await discover(sandbox);
  for (const redirect_uri of identityRedirectUris) {
    const { url, checks } = await authorization(configuration, { redirect_uri });
    const returned = await signInByForm(url, { account: 'pro@genie.local' });
    expect(returned.href.split('?')[0]).toBe(redirect_uri);
    expect((await client.authorizationCodeGrant(configuration, returned, checks)).claims()).toBeDefined();
  }
  await sandbox.close();
  await expect(startSandbox({ port: 0, smtpPort: 0, identityRedirectUris: ['back'] })).rejects.toThrow();
});

test('nothing is written to the console, whatever is asked', async ({ sandbox }) => {
  const written = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  await signIn(sandbox, { account: 'pro@genie.local' });
  await fetch(`${sandbox.identity.issuer}/token`, { method: 'POST', body: 'nonsense' });
  await fetch(`${sandbox.identity.issuer}/userinfo`, { headers: { origin: 'http://evil.example' } });
  await fetch(`${sandbox.identity.issuer}/nothing`);
  for (const spy of written) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
