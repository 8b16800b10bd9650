import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { cookiesOf, password, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logIn = (app: TestApp, email: string, headers: Record<string, string> = {}) =>
  app.call(endpoints.login, { body: { email, password }, headers });

const mailsTo = async (app: TestApp, email: string) => {
  await app.context.jobs.run('outbox');
  return app.sandbox.mail.messages().filter(({ to }) => to.some(({ address }) => address === email));
};

test('signing in gives the browser a cookie that scripts cannot read, for 400 days', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const { headers } = await logIn(app, email);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^genie_device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
  ]);
});

test('on https the cookie is Secure and bound to this host', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://genie.example', CAPTCHA: 'off' } });
  const { email } = await signedInPerson(app);
  const { headers } = await logIn(app, email);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-genie_device=[\w-]{43}; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test('a sign-in from an unknown device is mailed, in words; the first one ever is not', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:4321' } });
  const { email } = await signedInPerson(app);
  expect(await mailsTo(app, email)).toEqual([]);
  await logIn(app, email, { 'user-agent': firefox });
  const [mail] = await mailsTo(app, email);
  expect(mail?.subject).toBe('A new sign-in to your Genie account');
  expect(mail?.text).toMatch(/^Firefox on Linux, \d{1,2} \w+ \d{4} at \d\d:\d\d \(Asia\/Dubai\)\.$/m);
  expect(mail?.text).toContain('http://localhost:4321/forgotpassword');
});

test('a known device is no news, and keeps its cookie', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const cookie = cookiesOf((await logIn(app, email)).headers);
  const before = (await mailsTo(app, email)).length;
  const again = await Promise.all([1, 2, 3].map(() => logIn(app, email, { cookie })));
  expect(again.map(({ headers }) => cookiesOf(headers))).toEqual([cookie, cookie, cookie]);
  expect(await mailsTo(app, email)).toHaveLength(before);
});

test('two people can share one browser, and it becomes known to each by their own sign-in', async () => {
  const app = await startTestApp();
  const [one, other] = [await signedInPerson(app), await signedInPerson(app)];
  const cookie = cookiesOf((await logIn(app, one.email)).headers);
  expect(cookiesOf((await logIn(app, other.email, { cookie })).headers)).toBe(cookie);
  expect(await mailsTo(app, other.email)).toHaveLength(1);
  await logIn(app, one.email, { cookie });
  await logIn(app, other.email, { cookie });
  expect(await mailsTo(app, other.email)).toHaveLength(1);
});

test.each([
  'genie_device=made-up-by-somebody',
  'genie_device=',
  'genie_device',
  '=;;=',
  `x=${'y'.repeat(4_000)}`,
])('the cookie %s means nothing and is replaced', async (cookie) => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const { headers } = await logIn(app, email, { cookie });
  expect(cookiesOf(headers)).toMatch(/^genie_device=[\w-]{43}$/);
  expect(await mailsTo(app, email)).toHaveLength(1);
});

test('of a device only a hash is stored, and it is forgotten 400 days after its last sign-in', async () => {
  const app = await startTestApp();
  const { email, userId } = await signedInPerson(app);
  const cookie = cookiesOf((await logIn(app, email)).headers);
  const { db } = app.context.storage;
  expect(JSON.stringify(await db.knownDevice.findMany())).not.toContain(cookie.split('=')[1]);
  app.clock.advance({ days: 399 });
  await logIn(app, email, { cookie });
  app.clock.advance({ days: 2 });
  await app.context.jobs.run('clean');
  expect(await db.knownDevice.count({ where: { userId } })).toBe(1);
});
