import { accountTexts, endpoints } from '@genie/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createSealing } from '../../sealing.ts';
import { password, registration, startTestApp, type TestApp } from '../../testing/index.ts';
import { newChallenge } from './challenge.ts';

const on = { env: { CAPTCHA: 'on' } };
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

const challengeOf = async (app: TestApp) =>
  (await app.call(endpoints.captcha)).body.challenge as unknown as Challenge;

const solved = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

const logIn = (app: TestApp, captcha?: string | null) =>
  app.call(endpoints.login, { body: { email: 'new@example.com', password, captcha } });

test('with a solved challenge signing in goes on; without one it is refused before anything else', async () => {
  const app = await startTestApp(on);
  await app.call(endpoints.register, { body: registration('new@example.com') });
  for (const captcha of [undefined, null, '']) {
    const { status, body } = await logIn(app, captcha);
    expect([status, body.code, body.detail]).toEqual([400, 'captcha_failed', 'Please verify the CAPTCHA']);
  }
  const { status } = await logIn(app, encode(await solved(await challengeOf(app))));
  expect(status).toBe(403);
});

test('a solution works once, even when it comes ten times at once', async () => {
  const app = await startTestApp(on);
  const captcha = encode(await solved(await challengeOf(app)));
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(app, captcha)));
  expect(answers.filter(({ body }) => body.code === 'invalid_credentials')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'captcha_failed')).toHaveLength(9);
});

test('a changed, foreign, guessed or malformed solution proves nothing', async () => {
  const app = await startTestApp(on);
  const { challenge, solution } = await solved(await challengeOf(app));
  const other = await challengeOf(app);
  const stranger = { ...app.context, sealing: createSealing('s'.repeat(32)) };
  const foreign = (await newChallenge(stranger)) as unknown as Challenge;
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
  for (const payload of [
    { challenge: other, solution },
    { challenge: easier, solution },
    { challenge: later, solution },
    { challenge: { parameters: challenge.parameters }, solution },
    { challenge, solution: { counter: solution?.counter, derivedKey: '00'.repeat(32) } },
    { challenge, solution: null },
    await solved(foreign),
    {},
    [],
    null,
  ]) {
    expect((await logIn(app, encode(payload))).body.code).toBe('captcha_failed');
  }
  for (const text of ['x', '%%%', 'bm8ganNvbg==', encode({}).slice(3)]) {
    expect((await logIn(app, text)).body.code).toBe('captcha_failed');
  }
  expect((await logIn(app, encode({ challenge, solution }))).body.code).toBe('invalid_credentials');
});

test('a challenge expires after ten minutes, and the clean-up forgets the spent ones', async () => {
  const app = await startTestApp(on);
  const [early, late] = [await solved(await challengeOf(app)), await solved(await challengeOf(app))];
  await logIn(app, encode(early));
  expect(await app.context.storage.db.spentChallenge.count()).toBe(1);
  app.clock.advance({ minutes: 10 });
  expect((await logIn(app, encode(late))).body.code).toBe('captcha_failed');
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.spentChallenge.count()).toBe(0);
});

test('every process accepts the challenges of the others', async () => {
  const secrets = { ENCRYPTION_KEY: 'k'.repeat(32), JWT_SECRET: 'j'.repeat(32) };
  const one = await startTestApp({ env: { ...on.env, ...secrets } });
  const other = await startTestApp({ env: { ...on.env, ...secrets } });
  const captcha = encode(await solved(await challengeOf(one)));
  expect((await logIn(other, captcha)).body.code).toBe('invalid_credentials');
});

test('where none is asked for there is no challenge, and whatever is sent is ignored', async () => {
  const app = await startTestApp({ env: { CAPTCHA: 'off' } });
  expect((await app.call(endpoints.captcha)).body).toEqual({ required: false, challenge: null });
  const { body } = await logIn(app, 'anything');
  expect([body.code, body.detail]).toEqual(['invalid_credentials', accountTexts.loginFailed]);
});

test('it is asked for wherever PUBLIC_URL is not on localhost', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://genie.example' } });
  expect((await app.call(endpoints.captcha)).body.required).toBe(true);
  expect((await app.call(endpoints.settings)).body.captcha_required).toBe(true);
});

test('challenges are limited by address', async () => {
  const app = await startTestApp({ env: { ...on.env, LIMIT_CAPTCHA_BY_ADDRESS: '3/15m' } });
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await app.call(endpoints.captcha)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
