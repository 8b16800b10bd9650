import { paths } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { webClientFolder } from '../app.ts';
import { signedInPerson, startTestApp } from '../testing/index.ts';

const directives = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );

test.each([paths.settings, '/api/nowhere', '/nowhere', '/openapi.json'])(
  '%s is sent with a strict policy',
  async (path) => {
    const app = await startTestApp({ webFolder: webClientFolder });
    const { headers } = await supertest(app.app.server).get(path).set('accept', 'text/html');
    const policy = directives(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify genie',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('on https browsers are told to stay there', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://genie.example' } });
  const { headers } = await supertest(app.app.server).get(paths.settings);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(directives(headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests');
});

test('no other site may read an answer, and none may be kept in a cache', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const answer = await supertest(app.app.server)
    .post(paths.getLastChatId)
    .set({ token: `Bearer ${token}`, origin: 'https://elsewhere.example' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');
  const refused = await supertest(app.app.server).post(paths.getLastChatId);
  expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store']);
});

test.each([
  ['an address that cannot be read', '/api/%'],
  ['an address that is not there', '/api/nowhere'],
])('%s is answered with every guard, and is not kept', async (_, path) => {
  const app = await startTestApp();
  const { headers } = await supertest(app.app.server).get(path);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(directives(headers['content-security-policy'])).toMatchObject({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('what is refused as too much is answered with every guard', async () => {
  const app = await startTestApp({ capacity: { mostRequests: 0, longestDelayMs: 1_000 } });
  const { status, headers } = await supertest(app.app.server).get(paths.settings);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the reference alone may run what is written into its page', async () => {
  const app = await startTestApp();
  const policyOf = async (path: string) =>
    (await supertest(app.app.server).get(path)).headers['content-security-policy'];
  expect(await policyOf('/docs/')).toContain("'unsafe-inline'");
  expect(await policyOf('/docsx')).not.toContain("'unsafe-inline'");
});

test('the log names paths without their queries', async () => {
  const app = await startTestApp();
  await supertest(app.app.server).get('/password_reset?token=verysecret');
  await supertest(app.app.server).get('/handleOAuthCallback?code=verysecret&state=verysecret');
  await supertest(app.app.server).get('/%?token=verysecret');
  expect(app.logs.join('')).toContain('"path":"/password_reset"');
  expect(app.logs.join('')).not.toContain('verysecret');
});
