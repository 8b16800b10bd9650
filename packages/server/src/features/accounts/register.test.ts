import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { mailedCode, registration, startTestApp } from '../../testing/index.ts';

test('a registration is answered with its id, and its code comes by mail', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.register, { body: registration('Amina@Example.com') });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Amina Rahman',
    message: accountTexts.confirmationSent('Amina@Example.com'),
  });
  const mail = await app.newestMail('Amina@Example.com');
  expect(mail.subject).toMatch(/^\d{6} is your Genie confirmation code$/);
  expect(mail.html).toContain('Hello,');
});

test('a name puts nothing into the mail to an address that nobody has proven', async () => {
  const app = await startTestApp();
  const { body } = await app.call(endpoints.register, {
    body: { ...registration('x@example.com'), full_name: '<img src=x> Go to http://evil.example now' },
  });
  const first = await app.newestMail('x@example.com');
  app.clock.advance({ minutes: 2 });
  await app.call(endpoints.resendOtp, { body: { user_id: body.user_id } });
  const second = await app.newestMail('x@example.com');
  expect(second.subject).not.toBe(first.subject);
  for (const { subject, text, html } of [first, second]) {
    expect(`${subject}${text}${html}`).not.toMatch(/<img|evil/);
  }
});

test('fields that are accepted are never trusted', async () => {
  const app = await startTestApp();
  const body = { ...registration('role@example.com'), role_id: 1, otp: 123456, is_active: 'yes', photo: 5 };
  const { body: answer } = await app.call(endpoints.register, { body });
  const { status } = await app.call(endpoints.verifyOtp, { body: { otp: 123456, user_id: answer.user_id } });
  expect(status).toBe(400);
  const otp = await mailedCode(app, 'role@example.com');
  await app.call(endpoints.verifyOtp, { body: { otp, user_id: answer.user_id } });
  const user = await app.context.storage.db.user.findUniqueOrThrow({ where: { id: answer.user_id } });
  expect(user.role).toBe('user');
});

test.each([
  [{ email: 'no' }, 'email', accountTexts.emailInvalid],
  [{ password: 'Abc1!' }, 'password', 'Password must be 6-16 characters long.'],
  [{ password: 'abcde1!' }, 'password', 'Password must include at least one uppercase letter.'],
  [{ password: 'Abcdef!' }, 'password', 'Password must include at least one number.'],
  [{ password: 'Abcdef1' }, 'password', 'Password must include at least one special character.'],
  [{ confirm_password: 'Other1!' }, 'confirm_password', accountTexts.passwordsDiffer],
  [{ full_name: 'x'.repeat(101) }, 'full_name', accountTexts.nameInvalid],
  [{ full_name: '4111 1111 1111 1111' }, 'full_name', accountTexts.nameHoldsCardData],
  [{ full_name: '  ' }, 'full_name', accountTexts.registerFieldsMissing],
  [{ email: '', password: 'abc' }, 'email', accountTexts.registerFieldsMissing],
  [{ email: 'no', phone: '' }, 'phone', accountTexts.registerFieldsMissing],
  [{ email: 'no', password: null }, 'password', accountTexts.registerFieldsMissing],
  [{ confirm_password: undefined }, 'confirm_password', accountTexts.passwordsDiffer],
  [{ phone: '+971 50' }, 'phone', accountTexts.phoneInvalid],
])('%j is refused with its text', async (change, field, text) => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.register, { body: { ...registration(), ...change } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation_failed', detail: text, fields: { [field]: text } });
});

test('an empty body is refused field by field', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call(endpoints.register);
  expect(status).toBe(400);
  expect(body.detail).toBe('Please enter all required fields');
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    'confirm_password',
    'email',
    'full_name',
    'password',
    'phone',
  ]);
});

test('a verified e-mail cannot be registered again, in whatever case it is written', async () => {
  const app = await startTestApp();
  const first = await app.call(endpoints.register, { body: registration('taken@example.com') });
  const otp = await mailedCode(app, 'taken@example.com');
  await app.call(endpoints.verifyOtp, { body: { otp, user_id: first.body.user_id } });
  const { status, body } = await app.call(endpoints.register, { body: registration('TAKEN@example.com') });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'email_registered', detail: 'Email already registered.' });
});

test('a mail server that is down delays nothing and loses nothing', async () => {
  const app = await startTestApp();
  app.sandbox.control.set('mail', { mode: 'down' });
  const { status } = await app.call(endpoints.register, { body: registration('later@example.com') });
  expect(status).toBe(200);
  await app.context.jobs.run('outbox');
  app.sandbox.control.reset();
  app.clock.advance({ minutes: 1 });
  expect((await app.newestMail('later@example.com')).text).toMatch(/^\d{6}$/m);
  const rows = await app.context.storage.db.outboxMail.findMany();
  expect(rows).toMatchObject([{ status: 'sent', attempts: 2, recipientSealed: null, bodySealed: null }]);
});

test('neither log nor outbox shows the code or the address in clear', async () => {
  const app = await startTestApp();
  await app.call(endpoints.register, { body: registration('quiet@example.com') });
  const [row] = await app.context.storage.db.outboxMail.findMany();
  const code = await mailedCode(app, 'quiet@example.com');
  const stored = JSON.stringify([row, await app.context.storage.db.oneTimeCode.findMany()]);
  for (const text of [stored, app.logs.join('')]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain('quiet@example.com');
  }
});
