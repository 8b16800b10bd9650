import { paths } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
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
    const app = await startTestApp();
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

test('the log names paths without their queries', async () => {
  const app = await startTestApp();
  await supertest(app.app.server).get('/password_reset?token=verysecret');
  await supertest(app.app.server).get('/handleOAuthCallback?code=verysecret&state=verysecret');
  await supertest(app.app.server).get('/%?token=verysecret');
  expect(app.logs.join('')).toContain('"path":"/password_reset"');
  expect(app.logs.join('')).not.toContain('verysecret');
});
