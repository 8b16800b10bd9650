import { createHmac } from 'node:crypto';
import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { password, signedInPerson, startTestApp } from '../../testing/index.ts';

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

test('null for the refresh token in the body is none', async () => {
  const app = await startTestApp();
  const { refreshToken } = await signedInPerson(app);
  const body = { refresh_token: null };
  expect((await app.call(endpoints.refresh, { token: refreshToken, body })).status).toBe(200);
});

test('of two headers the one that is documented for the call counts', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  const access = `Bearer ${token}`;
  const refresh = `Bearer ${refreshToken}`;
  const statuses = async (headers: Record<string, string>) => [
    (await app.call(endpoints.refreshToken, { headers })).status,
    (await app.call(endpoints.refresh, { headers })).status,
  ];
  expect(await statuses({ token: access, authorization: refresh })).toEqual([200, 401]);
  expect(await statuses({ token: refresh, authorization: access })).toEqual([401, 200]);
  expect(await statuses({ authorization: refresh })).toEqual([200, 200]);
  expect(await statuses({ token: refresh })).toEqual([200, 200]);
});

test.each(['', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic eA=='])(
  'a header Token: %j counts as absent beside a good Authorization',
  async (header) => {
    const app = await startTestApp();
    const { token } = await signedInPerson(app);
    const headers = { token: header, authorization: `Bearer ${token}` };
    expect((await app.call(endpoints.getUserProfile, { headers })).status).toBe(200);
  },
);

test('an access token is refused after 15 minutes, a refresh token after 30 days', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  app.clock.advance({ minutes: 15 });
  expect((await app.call(endpoints.getUserProfile, { token })).status).toBe(401);
  app.clock.advance({ days: 30 });
  expect((await app.call(endpoints.refresh, { token: refreshToken })).status).toBe(401);
});

test('a token that was revoked a second ago is refused', async () => {
  const app = await startTestApp();
  const { token, refreshToken, userId } = await signedInPerson(app);
  await app.context.storage.db.session.updateMany({
    where: { userId },
    data: { revokedAt: app.clock.now() },
  });
  app.clock.advance({ seconds: 1 });
  expect((await app.call(endpoints.getLastChatId, { token })).status).toBe(401);
  expect((await app.call(endpoints.refresh, { token: refreshToken })).status).toBe(401);
});

test('an account that is deleted while it signs in leaves no session and no failure behind', async () => {
  const app = await startTestApp();
  const { email, userId } = await signedInPerson(app);
  const logIn = (given: string) => app.call(endpoints.login, { body: { email, password: given } });
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => logIn(password)),
    app.context.storage.db.user.delete({ where: { id: userId } }).then(() => undefined),
    ...Array.from({ length: 8 }, () => logIn('Wrong12!')),
  ]);
  const statuses = answers.flatMap((answer) => answer?.status ?? []);
  expect(statuses.filter((status) => ![200, 401, 429].includes(status))).toEqual([]);
  expect(await app.context.storage.db.session.count()).toBe(0);
});

test('refreshing is limited by address', async () => {
  const app = await startTestApp({ env: { LIMIT_REFRESH_BY_ADDRESS: '3/15m' } });
  const { refreshToken } = await signedInPerson(app);
  const statuses = [];
  for (let n = 0; n < 4; n++) {
    statuses.push((await app.call(endpoints.refresh, { token: refreshToken })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
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
  const expected = { full_name: 'Amina Rahman', email, phone: '0501234567', photo: null, has_password: true };
  expect((await app.call(endpoints.getUserProfile, { token })).body).toEqual(expected);
  const headers = { authorization: `bearer ${token}` };
  expect((await app.call(endpoints.getUserProfile, { headers })).body).toEqual(expected);
});

test('no token but a live access token of ours opens a door', async () => {
  const app = await startTestApp();
  const { token, refreshToken } = await signedInPerson(app);
  const stranger = await signedInPerson(app);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const ownKey = app.context.config.secrets.jwt;
  const signed = (header: object, claims: object, hash: string, key: string) => {
    const body = `${encode(header)}.${encode(claims)}`;
    return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`;
  };
  const ours = { alg: 'HS256', typ: 'JWT' };
  const unsigned = ['none', 'None', 'NONE'].flatMap((alg) => [
    `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`,
    `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.${token.split('.')[2]}`,
  ]);
  const { exp: _, ...endless } = payload;
  const wrongOnes = [
    undefined,
    '',
    'x',
    '..',
    ...unsigned,
    signed(ours, payload, 'sha256', 'x'.repeat(32)),
    signed(ours, payload, 'sha256', ''),
    signed({ ...ours, alg: 'HS512' }, payload, 'sha512', ownKey),
    signed({ ...ours, alg: 'RS256' }, payload, 'sha256', ownKey),
    signed({ ...ours, jwk: { kty: 'oct', k: encode('x') } }, payload, 'sha256', 'x'.repeat(32)),
    signed(ours, endless, 'sha256', ownKey),
    signed(ours, { ...payload, exp: String(payload.exp) }, 'sha256', ownKey),
    app.app.jwt.sign({ ...payload, sid: 'another' }),
    app.app.jwt.sign({ ...payload, sub: stranger.userId }),
    refreshToken,
    `${token}x`,
  ];
  for (const wrong of wrongOnes) {
    const { status, body: answer } = await app.call(endpoints.getUserProfile, { token: wrong });
    expect([wrong, status, answer.code]).toEqual([wrong, 401, 'unauthenticated']);
  }
  for (const wrong of [token, ...wrongOnes.filter((one) => one !== refreshToken)]) {
    expect((await app.call(endpoints.refresh, { token: wrong })).status).toBe(401);
  }
});
