import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { runRenewals } from '../features/payments/index.ts';
import {
  mailedCode,
  password,
  registration,
  signedInPerson,
  startTestApp,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

test('an account is shown with what happened to its safety, and without a secret', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  await app.call(endpoints.login, { body: { email, password: 'Wrong1!' } });
  const { code, text } = await genie(app, 'user', 'show', '--email', email.toUpperCase());
  expect(code).toBe(0);
  expect(text).toContain('Plan: Free Plan');
  expect(text).toContain('Sessions alive: 1');
  expect(text).toMatch(/sign_in_failed/);
  const json = await genie(app, 'user', 'show', '--email', email, '--json');
  const account = JSON.parse(json.text);
  expect(account).toMatchObject({ email, signs_in_by: 'password' });
  expect(account.security_events.map(({ kind }: { kind: string }) => kind)).toContain('sign_in');
  expect(json.text).not.toMatch(/hash|\$2[aby]\$/i);
});

test('what happened about an e-mail is shown also before it had an account, and after', async () => {
  const app = await startTestApp();
  const email = 'amina@example.com';
  const { user_id } = (await app.call(endpoints.register, { body: registration(email) })).body;
  app.clock.advance({ minutes: 1 });
  await app.call(endpoints.verifyOtp, { body: { user_id, otp: await mailedCode(app, email) } });
  app.clock.advance({ minutes: 1 });
  const { body } = await app.call(endpoints.login, { body: { email, password } });
  const eventsOf = async (whose: string) => {
    const { text, ...rest } = await genie(app, 'user', 'show', '--email', whose, '--json');
    const { security_events } = JSON.parse(text) as { security_events: { kind: string }[] };
    return { ...rest, kinds: security_events.map(({ kind }) => kind) };
  };
  expect((await eventsOf(email)).kinds).toEqual(['registered', 'verified', 'sign_in']);
  await app.call(endpoints.login, { body: { email: 'Nobody@example.com', password } });
  const gone = { code: 1, errors: 'There is no account with the email nobody@example.com.' };
  expect(await eventsOf('nobody@example.com')).toEqual({ ...gone, kinds: ['sign_in_failed'] });
  expect((await genie(app, 'user', 'show', '--email', 'nobody@example.com')).text).toMatch(
    /^Security events: 1\n.*\n.*sign_in_failed/,
  );
  await app.call(endpoints.deleteAccount, { token: body.access_token, body: { password } });
  expect((await eventsOf(email)).kinds).toEqual(['account_deleted']);
});

test('a plan whose renewal is tried again is shown for as long as it gives access', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006002');
  await untilDue(app, person);
  await runRenewals(app.context);
  app.clock.advance({ days: 1, minutes: 6 * 60 });
  const { endsAt, graceUntil } = await subscriptionOf(app, person);
  expect(endsAt < app.clock.now()).toBe(true);
  const { text } = await genie(app, 'user', 'show', '--email', person.email);
  const [end, grace] = [endsAt, graceUntil as Date].map((time) => time.toISOString().slice(0, 10));
  expect(text).toContain(
    `Plan: Pro Plan (Pro Monthly) until ${end}, its renewal is tried again until ${grace}`,
  );
  const json = await genie(app, 'user', 'show', '--email', person.email, '--json');
  expect(JSON.parse(json.text).plan).toMatchObject({
    name: 'Pro Plan',
    graceUntil: graceUntil?.toISOString(),
  });
  app.clock.advance({ days: 3 });
  expect((await genie(app, 'user', 'show', '--email', person.email)).text).toContain('Plan: none');
});

test('an unknown account fails with 1, wrong usage with 2, and help has an example', async () => {
  const app = await startTestApp();
  await app.call(endpoints.register, { body: registration('waiting@example.com') });
  expect(await genie(app, 'user', 'show', '--email', 'waiting@example.com')).toMatchObject({
    code: 1,
    errors: 'There is no account with the email waiting@example.com.',
  });
  expect((await genie(app, 'user', 'show')).code).toBe(2);
  expect((await genie(app, 'nonsense')).code).toBe(2);
  const help = await genie(app, 'user', 'show', '--help');
  expect(help.code).toBe(0);
  expect(help.text).toContain('npm run genie -- user show --email');
});
