import { endpoints, profileTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, password, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const newPassword = 'Better2!';

const update = (
  app: TestApp,
  { token }: Pick<Person, 'token'>,
  oldPassword: string | null,
  given = newPassword,
) =>
  app.call(endpoints.passwordUpdate, {
    token,
    body: { password: given, confirm_password: given, old_password: oldPassword },
  });

const signInAgain = async (app: TestApp, email: string, given = password) =>
  app.call(endpoints.login, { body: { email, password: given } });

test('the old password sets a new one; the session that changed it goes on and the others end', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const other = await signInAgain(app, person.email);
  const { status, body } = await update(app, person, password);
  expect([status, body.msg]).toEqual([200, profileTexts.passwordUpdated]);
  expect((await app.call(endpoints.refresh, { token: other.body.refresh_token })).status).toBe(401);
  expect((await app.call(endpoints.logout, { token: other.body.access_token })).status).toBe(401);
  expect((await app.call(endpoints.refresh, { token: person.refreshToken })).status).toBe(200);
  expect((await signInAgain(app, person.email)).status).toBe(401);
  expect((await signInAgain(app, person.email, newPassword)).status).toBe(200);
  expect((await app.newestMail(person.email)).subject).toMatch(/password was changed|new sign-in/);
});

test.each(['Wrong12!', '', null])('the old password %j changes nothing', async (oldPassword) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { status, body } = await update(app, person, oldPassword);
  expect([status, body.code, body.detail]).toEqual([
    400,
    'password_incorrect',
    profileTexts.oldPasswordIncorrect,
  ]);
  expect((await signInAgain(app, person.email)).status).toBe(200);
});

test('who has no password sets a first one without an old one, once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await app.context.storage.db.user.update({ where: { id: person.userId }, data: { passwordHash: null } });
  expect((await signInAgain(app, person.email)).status).toBe(401);
  const answers = await Promise.all(
    [newPassword, 'Another3!'].map((given) => update(app, person, null, given)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('the rules and the match of both are checked on the server, in order and with the documented texts', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  for (const [given, text] of [
    ['Abc1!', 'Password must be 6-16 characters long.'],
    ['abcde1!', 'Password must include at least one uppercase letter.'],
    ['Abcdef!', 'Password must include at least one number.'],
    ['Abcdef1', 'Password must include at least one special character.'],
  ] as const) {
    expect((await update(app, person, password, given)).body.detail).toBe(text);
  }
  const differing = { password: newPassword, confirm_password: 'Other22!', old_password: password };
  const { body } = await app.call(endpoints.passwordUpdate, { token: person.token, body: differing });
  expect(body.detail).toBe('Password and Confirm Password should be same.');
});

test('guessing the old password with a stolen session is limited', async () => {
  const app = await startTestApp({ env: { LIMIT_PASSWORD_BY_ACCOUNT: '3/1h' } });
  const person = await signedInPerson(app);
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await update(app, person, 'Wrong12!')).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect((await update(app, person, password)).status).toBe(429);
});

test('a link that was mailed before is void once the password was changed', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await app.call(endpoints.forgotPassword, { body: { email: person.email } });
  const token = (await app.newestMail(person.email)).text.match(/token=([\w-]+)/)?.[1] ?? '';
  await update(app, person, password);
  const { body } = await app.call(endpoints.passwordReset, {
    query: { token },
    body: { password: 'Stolen4!', confirm_password: 'Stolen4!' },
  });
  expect(body.code).toBe('reset_token_invalid');
});

test('without a live session nothing changes', async () => {
  const app = await startTestApp();
  expect((await update(app, { token: 'x' }, password)).status).toBe(401);
});
