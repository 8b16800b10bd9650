import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { cookiesOf, password, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const proxied = { TRUST_PROXY: '127.0.0.1,::1' };

const logIn = (app: TestApp, email: string, given: string, headers: Record<string, string> = {}) =>
  app.call(endpoints.login, { body: { email, password: given }, headers });

const from = (address: string) => ({ 'x-forwarded-for': address });

test('a thousand wrong passwords from a thousand addresses: ten are looked at, and the owner still gets in', async () => {
  const app = await startTestApp({ env: proxied });
  const { email, userId } = await signedInPerson(app);
  const ownersDevice = cookiesOf((await logIn(app, email, password, from('198.51.100.7'))).headers);
  const tally = new Map<string, number>();
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => logIn(app, email, 'Wrong12!', from(`10.0.${round}.${n}`))),
    );
    for (const { body } of answers) tally.set(body.code, (tally.get(body.code) ?? 0) + 1);
  }
  expect(Object.fromEntries(tally)).toEqual({ invalid_credentials: 10, too_many_requests: 990 });

  const guessedRight = await logIn(app, email, password, from('10.9.9.9'));
  expect([guessedRight.status, guessedRight.body.code]).toEqual([429, 'too_many_requests']);
  const seconds = Number(guessedRight.headers['retry-after']);
  expect(guessedRight.body.detail).toBe(accountTexts.tooManyRequests(seconds));
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  const owner = await logIn(app, email, password, { ...from('10.9.9.9'), cookie: ownersDevice });
  expect(owner.status).toBe(200);
  const refused = await app.context.storage.db.securityEvent.count({ where: { kind: 'sign_in_refused' } });
  expect(refused).toBe(1);
  const failed = { kind: 'sign_in_failed', userId };
  expect(await app.context.storage.db.securityEvent.count({ where: failed })).toBe(10);
});

test('the owner on a known device gets in from the very address an attacker has used up', async () => {
  const app = await startTestApp({ env: { LIMIT_LOGIN_BY_ADDRESS: '20/15m' } });
  const { email } = await signedInPerson(app);
  const cookie = cookiesOf((await logIn(app, email, password)).headers);
  for (let n = 0; n < 30; n++) await logIn(app, `nobody${n}@example.com`, 'Wrong12!');
  expect((await logIn(app, email, password)).status).toBe(429);
  expect((await logIn(app, email, password, { cookie })).status).toBe(200);
});

test('a known device is limited by itself, and opens no other account', async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const cookie = cookiesOf((await logIn(app, owner.email, password)).headers);
  for (let n = 0; n < 10; n++) await logIn(app, owner.email, 'Wrong12!', { cookie });
  expect((await logIn(app, owner.email, password, { cookie })).status).toBe(429);
  expect((await logIn(app, owner.email, password)).status).toBe(200);

  for (let n = 0; n < 10; n++) await logIn(app, other.email, 'Wrong12!');
  expect((await logIn(app, other.email, password, { cookie })).status).toBe(429);
});

test('an unknown e-mail is limited and answered like a known one', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  for (const address of [email, 'nobody@example.com']) {
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await logIn(app, address, 'Wrong12!'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
  }
});

test('one address cannot try account after account', async () => {
  const app = await startTestApp();
  const statuses = [];
  for (let n = 0; n < 110; n++) {
    statuses.push((await logIn(app, `person${n}@example.com`, 'Wrong12!')).status);
  }
  expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)]);
});

test('signing in rightly is never limited', async () => {
  const app = await startTestApp({ env: { LIMIT_LOGIN_BY_ADDRESS: '5/15m' } });
  const { email } = await signedInPerson(app);
  for (let n = 0; n < 15; n++) expect((await logIn(app, email, password)).status).toBe(200);
});

test('what comes forwarded is believed from a trusted proxy only', async () => {
  const app = await startTestApp({ env: { LIMIT_LOGIN_BY_ADDRESS: '5/15m' } });
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await logIn(app, `p${n}@example.com`, 'Wrong12!', from(`10.0.0.${n}`))).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
