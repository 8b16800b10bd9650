import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { password, registration, signedInPerson, startTestApp } from '../../testing/index.ts';

test('signing in gives tokens and the name', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.login, {
    body: { email: email.toUpperCase(), password },
  });
  expect([status, body.name]).toEqual([200, 'Amina Rahman']);
  const payload = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString());
  expect(payload.exp - payload.iat).toBe(15 * 60);
});

test.each([
  ['a wrong password', { password: 'Wrong12!' }],
  ['an unknown e-mail', { email: 'nobody@example.com' }],
])('%s is refused with the documented text', async (_, change) => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.login, { body: { email, password, ...change } });
  expect([status, body.code, body.detail]).toEqual([401, 'invalid_credentials', accountTexts.loginFailed]);
});

test.each([
  [{}, accountTexts.loginFieldsMissing],
  [{ email: ' ', password: '' }, accountTexts.loginFieldsMissing],
  [{ email: null, password: null }, accountTexts.loginFieldsMissing],
  [{ email: 'a@example.com' }, accountTexts.loginFailed],
  [{ email: '', password }, accountTexts.loginFailed],
])('%j is refused: %s', async (body, text) => {
  const app = await startTestApp();
  const answer = await app.call(endpoints.login, { body });
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([400, 'validation_failed', text]);
});

test('who is not verified yet and knows the password is told whom the code is about', async () => {
  const app = await startTestApp();
  const registered = await app.call(endpoints.register, { body: registration('new@example.com') });
  const right = await app.call(endpoints.login, { body: { email: 'NEW@example.com', password } });
  expect(right.status).toBe(403);
  expect(right.body).toMatchObject({ code: 'email_unverified', user_id: registered.body.user_id });
  const wrong = await app.call(endpoints.login, { body: { email: 'new@example.com', password: 'Wrong12!' } });
  expect([wrong.status, wrong.body.user_id]).toEqual([401, undefined]);
});
