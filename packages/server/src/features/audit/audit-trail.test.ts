import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { mailedCode, password, registration, startTestApp, type TestApp } from '../../testing/index.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': firefox };
const email = 'amina@example.com';

const trail = async (app: TestApp) =>
  (await app.context.storage.db.securityEvent.findMany({ orderBy: { at: 'asc' } })).map(({ kind }) => kind);

test('every step of an account’s life leaves a line, with its network and device in words', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1,::1' } });
  const step = () => app.clock.advance({ seconds: 61 });
  const registered = await app.call(endpoints.register, { body: registration(email), headers });
  const { user_id } = registered.body;
  step();
  await app.call(endpoints.resendOtp, { body: { user_id }, headers });
  const otp = await mailedCode(app, email);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  step();
  await app.call(endpoints.verifyOtp, { body: { user_id, otp: wrong }, headers });
  step();
  await app.call(endpoints.verifyOtp, { body: { user_id, otp }, headers });
  step();
  await app.call(endpoints.login, { body: { email, password: 'Wrong12!' }, headers });
  step();
  const { body } = await app.call(endpoints.login, { body: { email, password }, headers });
  const token = body.access_token;
  step();
  const change = { password: 'Better2!', confirm_password: 'Better2!' };
  await app.call(endpoints.passwordUpdate, { token, body: { ...change, old_password: 'x' }, headers });
  step();
  await app.call(endpoints.passwordUpdate, { token, body: { ...change, old_password: password }, headers });
  step();
  await app.call(endpoints.logout, { token, headers });
  step();
  await app.call(endpoints.forgotPassword, { body: { email }, headers });
  const resetToken = (await app.newestMail(email)).text.match(/token=([\w-]+)/)?.[1] ?? '';
  step();
  const query = { token: resetToken };
  await app.call(endpoints.passwordReset, {
    query,
    body: { password: 'Third33!', confirm_password: 'Third33!' },
    headers,
  });
  step();
  await app.call(endpoints.login, { body: { email, password: 'Third33!' }, headers });

  expect(await trail(app)).toEqual([
    'registered',
    'code_resent',
    'code_failed',
    'verified',
    'sign_in_failed',
    'sign_in',
    'password_change_failed',
    'password_changed',
    'signed_out',
    'password_reset_requested',
    'password_reset',
    'sign_in_unknown_device',
  ]);
  const events = await app.context.storage.db.securityEvent.findMany();
  expect(new Set(events.map(({ network, device }) => `${network} ${device}`))).toEqual(
    new Set(['203.0.113.0/24 Firefox on Linux']),
  );
  const stored = JSON.stringify(events);
  for (const secret of [email, '203.0.113.77', password, otp, resetToken, token]) {
    expect(stored).not.toContain(secret);
  }
});

test('what happens about an e-mail without an account is found by its keyed hash', async () => {
  const app = await startTestApp();
  await app.call(endpoints.login, { body: { email: 'Nobody@Example.com', password } });
  await app.call(endpoints.forgotPassword, { body: { email: 'nobody@example.com' } });
  const events = await app.context.storage.db.securityEvent.findMany();
  expect(new Set(events.map(({ emailHash }) => emailHash)).size).toBe(1);
  expect(events.map(({ userId }) => userId)).toEqual([null, null]);
});

test('events are kept for 400 days', async () => {
  const app = await startTestApp();
  await app.call(endpoints.login, { body: { email, password } });
  app.clock.advance({ days: 399 });
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.securityEvent.count()).toBe(1);
  app.clock.advance({ days: 2 });
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.securityEvent.count()).toBe(0);
});
