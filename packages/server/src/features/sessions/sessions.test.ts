import { createHmac } from 'node:crypto';
import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

test.each([
  ['the documented Token header', 'token', endpoints.refresh],
  ['the Authorization header', 'authorization', endpoints.refreshToken],
])('a refresh token in %s gives a new access token', async (_, header, endpoint) => {
  const app = await startTestApp();
  const { refreshToken } = await signedInPerson(app);
  app.clock.advance({ minutes: 20 });
  const { status, body } = await app.call(endpoint, { headers: { [header]: `Bearer ${refreshToken}` } });
  expect(status).toBe(200);
  const profile = await app.call(endpoints.getUserProfile, { token: body.access_token });
  expect(profile.status).toBe(200);
});

test('a refresh token in the body must agree with the header', async () => {
  const app = await startTestApp();
  const { refreshToken } = await signedInPerson(app);
  const same = await app.call(endpoints.refresh, {
    token: refreshToken,
    body: { refresh_token: refreshToken },
  });
  expect(same.status).toBe(200);
  const other = await app.call(endpoints.refresh, { token: refreshToken, body: { refresh_token: 'other' } });
  expect(other.status).toBe(401);
  const bodyOnly = await app.call(endpoints.refresh, { body: { refresh_token: refreshToken } });
  expect(bodyOnly.status).toBe(401);
});

test('an access token is refused after 15 minutes, a refresh token after 30 days', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  app.clock.advance({ minutes: 15 });
  expect((await app.call(endpoints.getUserProfile, { token })).status).toBe(401);
  app.clock.advance({ days: 30 });
  expect((await app.call(endpoints.refresh, { token: refreshToken })).status).toBe(401);
});

test('signing out ends both tokens at once', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.logout, { token });
  expect([status, body.message]).toEqual([200, accountTexts.signedOut]);
  expect((await app.call(endpoints.getUserProfile, { token })).status).toBe(401);
  expect((await app.call(endpoints.refresh, { token: refreshToken })).status).toBe(401);
});

test('the profile is that of the caller, with either header', async () => {
  const app = await startTestApp();
  const { email, token } = await signedInPerson(app);
  const expected = { full_name: 'Amina Rahman', email, phone: '0501234567', photo: null };
  expect((await app.call(endpoints.getUserProfile, { token })).body).toEqual(expected);
  const headers = { authorization: `bearer ${token}` };
  expect((await app.call(endpoints.getUserProfile, { headers })).body).toEqual(expected);
});

test('no token but a live access token of ours opens a door', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  const forged = `${body}.${createHmac('sha256', 'x'.repeat(32)).update(body).digest('base64url')}`;
  const otherSession = app.app.jwt.sign({ ...payload, sid: 'another' });
  for (const wrong of [undefined, '', 'x', unsigned, forged, otherSession, refreshToken, `${token}x`]) {
    const { status, body: answer } = await app.call(endpoints.getUserProfile, { token: wrong });
    expect([wrong, status, answer.code]).toEqual([wrong, 401, 'unauthenticated']);
  }
  for (const wrong of [undefined, token, 'x', unsigned]) {
    expect((await app.call(endpoints.refresh, { token: wrong })).status).toBe(401);
  }
});
