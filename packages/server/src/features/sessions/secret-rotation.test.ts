import { createHmac } from 'node:crypto';
import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const [before, now] = ['the-secret-before-the-change-0001', 'the-secret-after-the-change-00002'];

const signedWith = (secret: string, token: string, changes: object = {}): string => {
  const [header = '', payload = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

const statusOf = async (app: TestApp, token: string): Promise<number> =>
  (await app.call(endpoints.getUserProfile, { token })).status;

test('after JWT_SECRET was changed the tokens of before are believed until they end, and new ones use the new secret', async () => {
  const app = await startTestApp({ env: { JWT_SECRET: now, JWT_SECRET_PREVIOUS: before } });
  const { token } = await signedInPerson(app);
  expect(token).toBe(signedWith(now, token));
  expect(await statusOf(app, signedWith(before, token))).toBe(200);
  expect(await statusOf(app, signedWith('any-other-secret-of-32-characters', token))).toBe(401);
  const ended = Math.floor(app.clock.now().getTime() / 1_000) - 1;
  expect(await statusOf(app, signedWith(before, token, { exp: ended }))).toBe(401);
  expect(await statusOf(app, signedWith(before, token, { exp: undefined }))).toBe(401);
});

test('without JWT_SECRET_PREVIOUS the old tokens are refused, and the session goes on by its refresh token', async () => {
  const app = await startTestApp({ env: { JWT_SECRET: now } });
  const { token, refreshToken } = await signedInPerson(app);
  expect(await statusOf(app, signedWith(before, token))).toBe(401);
  const renewed = await app.call(endpoints.refresh, { token: refreshToken });
  expect(await statusOf(app, renewed.body.access_token)).toBe(200);
});
