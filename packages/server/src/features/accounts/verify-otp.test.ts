import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Database } from '../../storage/index.ts';
import { mailedCode, password, registration, startTestApp, type TestApp } from '../../testing/index.ts';
import { newCode } from './one-time-code.ts';
import { verifyOtp } from './verify-otp.ts';

const registered = async (app: TestApp, email = 'amina@example.com', ownPassword = password) => {
  const { body } = await app.call(endpoints.register, {
    body: { ...registration(email), password: ownPassword, confirm_password: ownPassword },
  });
  return { id: body.user_id, code: await mailedCode(app, email) };
};

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the right code makes an account on the Free Plan', async () => {
  const app = await startTestApp();
  const { id, code } = await registered(app);
  const { status, body } = await app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } });
  expect([status, body.message]).toEqual([200, accountTexts.verified]);
  const signedIn = await app.call(endpoints.login, { body: { email: 'amina@example.com', password } });
  const chats = await app.call(endpoints.getLastChatId, { token: signedIn.body.access_token });
  expect(chats.body).toMatchObject({
    is_subscription: 1,
    limits: { left_today: 5, per_day: 5 },
    subscription_history: { subscription_name: 'Free Plan', is_subscription: 0, is_sequence: 0 },
  });
  const days =
    (Date.parse(chats.body.subscription_history?.end_date ?? '') - app.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(10);
});

test('a wrong code is wrong, five times, and then even the right one is refused', async () => {
  const app = await startTestApp();
  const { id, code } = await registered(app);
  for (let guess = 0; guess < 5; guess++) {
    const { status, body } = await app.call(endpoints.verifyOtp, {
      body: { otp: otherThan(code), user_id: id },
    });
    expect([status, body.code, body.detail]).toEqual([400, 'otp_incorrect', 'Wrong OTP.']);
  }
  const { status, body } = await app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } });
  expect([status, body.code]).toEqual([400, 'otp_exhausted']);
});

test('of two hundred guesses at once five are looked at', async () => {
  const app = await startTestApp({ env: { LIMIT_SCALE: '10' } });
  const { id, code } = await registered(app);
  const wrong = otherThan(code);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => app.call(endpoints.verifyOtp, { body: { otp: wrong, user_id: id } })),
  );
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((one) => one === 'otp_incorrect')).toHaveLength(5);
  expect(codes.filter((one) => one === 'otp_exhausted')).toHaveLength(195);
});

test('a guess at a code that is replaced meanwhile is not one at the next', async () => {
  const app = await startTestApp();
  const { id } = await registered(app);
  const { db } = app.context.storage;
  const { code, stored } = newCode(app.context, id);
  const replacing = db.$extends({
    query: {
      oneTimeCode: {
        async $allOperations({ args, query }) {
          const result = await query(args);
          await db.oneTimeCode.updateMany({ data: stored });
          return result;
        },
      },
    },
  });
  const context = {
    ...app.context,
    storage: { ...app.context.storage, db: replacing as unknown as Database },
  };
  const facts = { address: '203.0.113.7', userAgent: '', deviceToken: undefined };
  await expect(verifyOtp(context, { user_id: id, otp: code }, facts)).rejects.toMatchObject({
    code: 'otp_incorrect',
  });
  expect(await db.user.count()).toBe(0);
});

test('a code works once, even when it comes ten times at once', async () => {
  const app = await startTestApp();
  const { id, code } = await registered(app);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await app.context.storage.db.subscription.count()).toBe(1);
});

test('a code expires after ten minutes', async () => {
  const app = await startTestApp();
  const { id, code } = await registered(app);
  app.clock.advance({ minutes: 10 });
  const { status, body } = await app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } });
  expect([status, body.code]).toEqual([400, 'otp_expired']);
});

test('a code belongs to one registration: nobody can activate the password of somebody else', async () => {
  const app = await startTestApp();
  const attacker = await registered(app, 'shared@example.com', 'Attack1!');
  const owner = await registered(app, 'shared@example.com', 'Owner12!');
  expect(attacker.id).not.toBe(owner.id);
  await app.call(endpoints.verifyOtp, { body: { otp: owner.code, user_id: owner.id } });
  const late = await app.call(endpoints.verifyOtp, { body: { otp: attacker.code, user_id: attacker.id } });
  expect(late.status).toBe(400);
  const asAttacker = await app.call(endpoints.login, {
    body: { email: 'shared@example.com', password: 'Attack1!' },
  });
  expect(asAttacker.status).toBe(401);
  const asOwner = await app.call(endpoints.login, {
    body: { email: 'shared@example.com', password: 'Owner12!' },
  });
  expect(asOwner.status).toBe(200);
});

test('two registrations of one e-mail verified at once make one account', async () => {
  const app = await startTestApp();
  const one = await registered(app, 'race@example.com');
  const other = await registered(app, 'race@example.com');
  const answers = await Promise.all(
    [one, other].map(({ id, code }) => app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    expect.toSatisfy((s: number) => s === 400 || s === 409),
  ]);
  expect(await app.context.storage.db.user.count()).toBe(1);
});

test('an unknown registration is told nothing', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.verifyOtp, {
    body: { otp: '123456', user_id: 'nobody' },
  });
  expect([status, body.code]).toEqual([400, 'otp_incorrect']);
});

test('an empty code is refused with the documented text', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.verifyOtp, { body: { otp: '', user_id: 'x' } });
  expect([status, body.detail]).toEqual([400, 'Please enter OTP.']);
});

test('a new code can be asked for once a minute and replaces the old one', async () => {
  const app = await startTestApp();
  const { id, code } = await registered(app);
  const early = await app.call(endpoints.resendOtp, { body: { user_id: id } });
  expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([
    429,
    'resend_too_soon',
    '60',
  ]);
  app.clock.advance({ seconds: 60 });
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call(endpoints.resendOtp, { body: { user_id: id } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const newCode = await mailedCode(app, 'amina@example.com');
  if (newCode !== code) {
    const { body } = await app.call(endpoints.verifyOtp, { body: { otp: code, user_id: id } });
    expect(body.code).toBe('otp_incorrect');
  }
  const { status } = await app.call(endpoints.verifyOtp, { body: { otp: newCode, user_id: id } });
  expect(status).toBe(200);
});

test('a code cannot be sent again for nobody', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.resendOtp, { body: { user_id: 'nobody' } });
  expect([status, body]).toMatchObject([404, { code: 'not_found', detail: accountTexts.registrationOver }]);
});

test('an e-mail has its Free Plan once, even after its account is gone', async () => {
  const app = await startTestApp();
  const first = await registered(app);
  await app.call(endpoints.verifyOtp, { body: { otp: first.code, user_id: first.id } });
  await app.context.storage.db.user.delete({ where: { id: first.id } });
  const again = await registered(app, 'AMINA@example.com');
  const { status } = await app.call(endpoints.verifyOtp, { body: { otp: again.code, user_id: again.id } });
  expect(status).toBe(200);
  expect(await app.context.storage.db.subscription.count()).toBe(0);
});

test('guesses are limited by address, whosever code they are about', async () => {
  const app = await startTestApp({ env: { LIMIT_CODE_BY_ADDRESS: '7/15m' } });
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    const { status } = await app.call(endpoints.verifyOtp, { body: { otp: '000000', user_id: `id-${n}` } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(7).fill(400), 429]);
});

test('one e-mail cannot be flooded with codes, neither by registering nor by asking again', async () => {
  const app = await startTestApp({ env: { LIMIT_REGISTER_BY_EMAIL: '2/1h', LIMIT_RESEND_BY_EMAIL: '2/1h' } });
  const register = () => app.call(endpoints.register, { body: registration('flood@example.com') });
  const [first, second, third] = [await register(), await register(), await register()];
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    app.clock.advance({ seconds: 60 });
    statuses.push((await app.call(endpoints.resendOtp, { body: { user_id: first.body.user_id } })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
