import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { password, registration, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { signIn } from '../sessions/index.ts';

const newPassword = 'Better2!';

const mailedToken = async (app: TestApp, email: string): Promise<string> => {
  await app.call(endpoints.forgotPassword, { body: { email } });
  const { text } = await app.newestMail(email);
  return text.match(/password_reset\?token=([\w-]{43})$/m)?.[1] ?? '';
};

const reset = (app: TestApp, token: string, given = newPassword, confirmed = given) =>
  app.call(endpoints.passwordReset, {
    query: { token },
    body: { password: given, confirm_password: confirmed },
  });

const logIn = (app: TestApp, email: string, given: string) =>
  app.call(endpoints.login, { body: { email, password: given } });

test('the mailed link sets a new password, ends every session and tells the owner', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:4321' } });
  const person = await signedInPerson(app);
  const asked = await app.call(endpoints.forgotPassword, { body: { email: person.email.toUpperCase() } });
  expect([asked.status, asked.body.message]).toEqual([200, accountTexts.forgotSent]);
  const mail = await app.newestMail(person.email);
  expect(mail.subject).toBe('Set a new password for Genie');
  const [link, token = ''] =
    mail.text.match(/http:\/\/localhost:4321\/password_reset\?token=([\w-]{43})/) ?? [];
  expect(mail.html).toContain(`href="${link}"`);

  const { status, body } = await reset(app, token);
  expect([status, body.msg]).toEqual([200, accountTexts.resetDone]);
  expect((await logIn(app, person.email, password)).status).toBe(401);
  expect((await logIn(app, person.email, newPassword)).status).toBe(200);
  expect((await app.call(endpoints.logout, { token: person.token })).status).toBe(401);
  expect((await app.call(endpoints.refresh, { token: person.refreshToken })).status).toBe(401);
});

test('the owner is told that the password was changed, with device and time', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  await reset(app, await mailedToken(app, email));
  const { subject, text } = await app.newestMail(email);
  expect(subject).toBe('Your Genie password was changed');
  expect(text).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d \(Asia\/Dubai\)/);
});

test.each(['nobody@example.com', 'waiting@example.com'])(
  '%s, without an account, is told so',
  async (email) => {
    const app = await startTestApp();
    await app.call(endpoints.register, { body: registration('waiting@example.com') });
    const { status, body } = await app.call(endpoints.forgotPassword, { body: { email } });
    expect([status, body.code, body.detail]).toEqual([404, 'not_found', 'Email is incorrect!']);
  },
);

test('a link works once, even when it comes fifty times at once', async () => {
  const app = await startTestApp({ env: { LIMIT_SCALE: '100' } });
  const { email } = await signedInPerson(app);
  const token = await mailedToken(app, email);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(app, token, `Better${n}!`)));
  const [winner, ...more] = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(more).toEqual([]);
  const others = answers.filter((_, n) => n !== winner);
  for (const { status, body } of others) {
    expect([status, body.code, body.detail]).toEqual([400, 'reset_token_invalid', 'Wrong OTP']);
  }
  expect((await logIn(app, email, `Better${winner}!`)).status).toBe(200);
});

test('a sign-in that checked the old password before the reset begins no session after it', async () => {
  const app = await startTestApp();
  const { email, userId } = await signedInPerson(app);
  const checked = await app.context.storage.db.user.findUniqueOrThrow({ where: { id: userId } });
  expect((await reset(app, await mailedToken(app, email))).status).toBe(200);
  const facts = { address: '192.0.2.1', userAgent: '', deviceToken: undefined };
  const late = signIn(app.context, facts, checked, 'password');
  await expect(late).rejects.toMatchObject({ code: 'invalid_credentials' });
  const alive = await app.context.storage.db.session.count({ where: { userId, revokedAt: null } });
  expect(alive).toBe(0);
});

test('a link ends after 30 minutes, and when another was asked for', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const first = await mailedToken(app, email);
  const second = await mailedToken(app, email);
  expect((await reset(app, first)).body.code).toBe('reset_token_invalid');
  app.clock.advance({ minutes: 30 });
  expect((await reset(app, second)).body.code).toBe('reset_token_invalid');
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.passwordReset.count()).toBe(0);
});

test.each([
  [{}, 'Please enter password'],
  [{ password: '', confirm_password: newPassword }, 'Please enter password'],
  [{ password: newPassword }, 'Please enter confirm password'],
  [{ password: 'abcdef', confirm_password: '' }, 'Please enter confirm password'],
  [{ password: 'abcdef', confirm_password: 'abcdeg' }, 'Password mismatch!'],
])('a reset with %j is refused: %s', async (body, text) => {
  const app = await startTestApp();
  const answer = await app.call(endpoints.passwordReset, { query: { token: 'x' }, body });
  expect([answer.status, answer.body.detail]).toEqual([400, text]);
});

test('without a token there is no link', async () => {
  const app = await startTestApp();
  const body = { password: newPassword, confirm_password: newPassword };
  const answer = await app.call(endpoints.passwordReset, { body });
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    400,
    'reset_token_invalid',
    'Wrong OTP',
  ]);
});

test.each(['x', '../..', 'A'.repeat(43), '%00'])('the token %s is wrong', async (token) => {
  const app = await startTestApp();
  const { status, body } = await reset(app, token);
  expect([status, body.code, body.detail]).toEqual([400, 'reset_token_invalid', accountTexts.resetFailed]);
});

test('a password that breaks a rule is refused with its text and leaves the link alive', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const token = await mailedToken(app, email);
  expect((await reset(app, token, 'abcdef')).body.detail).toBe(
    'Password must include at least one uppercase letter.',
  );
  expect((await reset(app, token, newPassword, 'Other22!')).body.detail).toBe('Password mismatch!');
  expect((await reset(app, token)).status).toBe(200);
});

test('the token is stored as a hash, and neither it nor the e-mail is logged', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const token = await mailedToken(app, email);
  await reset(app, token);
  const { db } = app.context.storage;
  const stored = JSON.stringify([await db.passwordReset.findMany(), await db.outboxMail.findMany()]);
  expect(stored).not.toContain(token);
  expect(app.logs.join('')).not.toContain(token);
  expect(app.logs.join('')).not.toContain(email);
});

test('links are limited by e-mail, with when to come back', async () => {
  const app = await startTestApp({ env: { LIMIT_RESET_BY_EMAIL: '2/1h' } });
  const { email } = await signedInPerson(app);
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await app.call(endpoints.forgotPassword, { body: { email } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body.detail).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('without an e-mail nothing is looked for', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.forgotPassword, { body: { email: 'x' } });
  expect([status, body.fields]).toEqual([400, { email: accountTexts.emailInvalid }]);
  const { body: empty } = await app.call(endpoints.forgotPassword, { body: { email: '' } });
  expect([empty.detail, empty.fields]).toEqual(['Please enter email ', { email: 'Please enter email ' }]);
});
