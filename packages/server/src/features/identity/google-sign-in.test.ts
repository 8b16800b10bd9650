import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  cookiesOf,
  googleSignIn,
  password,
  registration,
  returnFromGoogle,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const nour = { email: 'Nour@Example.com', name: 'Nour Aziz', verified: true };
const refused = [401, 'google_sign_in_failed', 'Email or Password is incorrect!'];

const finish = async (app: TestApp, returned: Parameters<TestApp['call']>[1]) => {
  const { status, body } = await app.call(endpoints.callbackGoogle, returned);
  return [status, body.code, body.detail];
};

test('the address leads to the provider with everything that protects the way back', async () => {
  const app = await startTestApp();
  const { status, body, headers } = await app.call(endpoints.loginGoogle);
  expect(status).toBe(200);
  const url = new URL(body.authorization_url);
  expect(url.href).toContain(app.sandbox.identity.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'http://localhost:3000/handleOAuthCallback',
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(String(headers['set-cookie'])).toMatch(
    /^genie_sign_in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
  const stored = JSON.stringify(await app.context.storage.db.signInAttempt.findMany());
  expect(stored).not.toContain(url.searchParams.get('state'));
  expect(stored).not.toContain(cookiesOf(headers).split('=')[1]);
});

test('on https the cookie is the host’s own and secure', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://genie.example' } });
  const { headers } = await app.call(endpoints.loginGoogle);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-genie_sign_in=.*; Secure$/);
  expect((await googleSignIn(app, nour)).status).toBe(200);
});

test('a first sign-in makes a verified account on the Free Plan, and the second opens the same', async () => {
  const app = await startTestApp();
  const first = await googleSignIn(app, nour);
  expect([first.status, first.body.name]).toEqual([200, 'Nour Aziz']);
  const token = first.body.access_token;
  const profile = await app.call(endpoints.getUserProfile, { token });
  expect(profile.body).toEqual({
    full_name: 'Nour Aziz',
    email: 'Nour@Example.com',
    phone: '',
    photo: null,
    has_password: false,
  });
  const plans = await app.context.storage.db.subscription.findMany({ include: { plan: true } });
  expect(plans).toMatchObject([{ status: 'active', plan: { subscriptionName: 'Free Plan' } }]);
  const second = await googleSignIn(app, { ...nour, email: 'nour@example.com' });
  expect(second.status).toBe(200);
  expect(await app.context.storage.db.user.count()).toBe(1);
  expect(await app.context.storage.db.subscription.count()).toBe(1);
});

test('a registration that waits for the same e-mail is removed, and its code opens nothing', async () => {
  const app = await startTestApp();
  const waiting = await app.call(endpoints.register, { body: registration('nour@example.com') });
  const code = (await app.newestMail('nour@example.com')).text.match(/^\d{6}$/m)?.[0] ?? '';
  expect((await googleSignIn(app, nour)).status).toBe(200);
  expect(await app.context.storage.db.registration.count()).toBe(0);
  const late = await app.call(endpoints.verifyOtp, { body: { otp: code, user_id: waiting.body.user_id } });
  expect(late.status).toBe(400);
  const guess = await app.call(endpoints.login, { body: { email: 'nour@example.com', password } });
  expect(guess.status).toBe(401);
});

test('an e-mail that had its Free Plan gets no second one', async () => {
  const app = await startTestApp();
  await googleSignIn(app, nour);
  await app.context.storage.db.user.deleteMany();
  expect((await googleSignIn(app, nour)).status).toBe(200);
  expect(await app.context.storage.db.subscription.count()).toBe(0);
});

test('a first password can be set without an old one, and then signs in', async () => {
  const app = await startTestApp();
  const { body } = await googleSignIn(app, nour);
  const set = await app.call(endpoints.passwordUpdate, {
    token: body.access_token,
    body: { password, confirm_password: password },
  });
  expect(set.status).toBe(200);
  const signedIn = await app.call(endpoints.login, { body: { email: 'nour@example.com', password } });
  expect(signedIn.status).toBe(200);
  const profile = await app.call(endpoints.getUserProfile, { token: body.access_token });
  expect(profile.body.has_password).toBe(true);
  expect((await googleSignIn(app, nour)).status).toBe(200);
});

test('an e-mail that is not verified is told so and opens nothing', async () => {
  const app = await startTestApp();
  const { status, body } = await googleSignIn(app, { ...nour, verified: false });
  expect([status, body.code, body.detail]).toEqual([
    401,
    'google_sign_in_failed',
    accountTexts.googleEmailUnverified,
  ]);
  expect(await app.context.storage.db.user.count()).toBe(0);
  await googleSignIn(app, nour);
  const known = await googleSignIn(app, { ...nour, verified: false });
  expect(known.status).toBe(401);
});

test('a state works once, in the browser that began, and for ten minutes', async () => {
  const app = await startTestApp();
  const used = await returnFromGoogle(app, nour);
  const elsewhere = { query: used.query, headers: { cookie: `genie_sign_in=${'x'.repeat(43)}` } };
  expect(await finish(app, elsewhere)).toEqual(refused);
  expect(await finish(app, { query: used.query })).toEqual(refused);
  expect((await app.call(endpoints.callbackGoogle, used)).status).toBe(200);
  expect(await finish(app, used)).toEqual(refused);
  const late = await returnFromGoogle(app, nour);
  app.clock.advance({ minutes: 10 });
  expect(await finish(app, late)).toEqual(refused);
});

test('an unknown state, a wrong code, somebody else’s code and a refusal at the provider are refused alike', async () => {
  const app = await startTestApp();
  const one = await returnFromGoogle(app, nour);
  const other = await returnFromGoogle(app, { email: 'omar@example.com', verified: true });
  expect(await finish(app, { ...one, query: { ...one.query, state: 'unknown' } })).toEqual(refused);
  expect(await finish(app, { ...one, query: { ...one.query, code: other.query.code } })).toEqual(refused);
  expect(await finish(app, { ...other, query: { ...other.query, code: 'wrong' } })).toEqual(refused);
  const cancelled = await returnFromGoogle(app, 'cancel');
  expect(cancelled.query.code).toBe('');
  expect(await finish(app, cancelled)).toEqual(refused);
  expect(await finish(app, { ...cancelled, query: { state: cancelled.query.state } })).toEqual(refused);
  expect(await finish(app, {})).toEqual(refused);
  expect(await app.context.storage.db.session.count()).toBe(0);
  expect(await app.context.storage.db.securityEvent.count({ where: { kind: 'google_sign_in_failed' } })).toBe(
    6,
  );
});

test('an ID token that was made for another sign-in is refused', async () => {
  const app = await startTestApp();
  const returned = await returnFromGoogle(app, nour);
  await app.context.storage.db.signInAttempt.updateMany({ data: { nonce: 'another' } });
  expect(await finish(app, returned)).toEqual(refused);
});

test('two tabs of one browser can both finish', async () => {
  const app = await startTestApp();
  const first = await returnFromGoogle(app, nour);
  const second = await returnFromGoogle(app, nour, { cookie: first.headers.cookie });
  expect((await app.call(endpoints.callbackGoogle, { ...first, headers: second.headers })).status).toBe(200);
  expect((await app.call(endpoints.callbackGoogle, second)).status).toBe(200);
});

test('of fifty callbacks with one state one begins a session', async () => {
  const app = await startTestApp();
  const returned = await returnFromGoogle(app, nour);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(endpoints.callbackGoogle, returned)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  expect(await app.context.storage.db.session.count()).toBe(1);
});

test('several first sign-ins of one person at once make one account', async () => {
  const app = await startTestApp();
  const returns = await Promise.all(Array.from({ length: 5 }, () => returnFromGoogle(app, nour)));
  const answers = await Promise.all(returns.map((returned) => app.call(endpoints.callbackGoogle, returned)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { db } = app.context.storage;
  expect([await db.user.count(), await db.externalIdentity.count(), await db.subscription.count()]).toEqual([
    1, 1, 1,
  ]);
});

test('an account without a password takes another sign-in of the same issuer for its e-mail', async () => {
  const app = await startTestApp();
  await googleSignIn(app, nour);
  const { db } = app.context.storage;
  await db.externalIdentity.updateMany({ data: { subject: 'another' } });
  expect((await googleSignIn(app, nour)).status).toBe(200);
  expect([await db.user.count(), await db.externalIdentity.count()]).toEqual([1, 2]);
  await db.externalIdentity.updateMany({ data: { issuer: 'https://another.example' } });
  expect((await googleSignIn(app, nour)).status).toBe(409);
});

test('card data in the name are masked', async () => {
  const app = await startTestApp();
  const { body } = await googleSignIn(app, { ...nour, name: 'Nour 4111 1111 1111 1111' });
  expect(body.name).toBe('Nour 411111******1111');
});

test('names and e-mails of the provider are cut to what ours may be', async () => {
  const app = await startTestApp();
  const { body } = await googleSignIn(app, { email: 'tab@example.com', name: 'Tab\tTabson', verified: true });
  expect(body.name).toBe('Tab Tabson');
});

test('when it is switched off there is nothing at its address, and no callback signs in', async () => {
  const app = await startTestApp({ env: { OIDC_ISSUER: 'off' } });
  const { status, body } = await app.call(endpoints.loginGoogle);
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect(await finish(app, { query: { state: 'x', code: 'y' } })).toEqual(refused);
});

test('addresses are limited, and signing in with success does not use the limit up', async () => {
  const app = await startTestApp({ env: { LIMIT_GOOGLE_BY_ADDRESS: '4/15m' } });
  const { token } = await signedInPerson(app);
  expect(token).not.toBe('');
  for (let count = 0; count < 3; count++) expect((await googleSignIn(app, nour)).status).toBe(200);
  expect((await app.call(endpoints.loginGoogle)).status).toBe(200);
  const { status, headers } = await app.call(endpoints.loginGoogle);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('what has expired is cleaned', async () => {
  const app = await startTestApp();
  await app.call(endpoints.loginGoogle);
  await signedInPerson(app);
  const { db } = app.context.storage;
  await app.context.jobs.run('clean');
  expect(await db.signInAttempt.count()).toBe(1);
  app.clock.advance({ minutes: 11 });
  await app.context.jobs.run('clean');
  expect(await db.signInAttempt.count()).toBe(0);
});
