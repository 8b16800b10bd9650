import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { untilOneWaits } from '../../storage/testing/index.ts';
import { googleSignIn, password, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const linkRequired = async (app: TestApp) => {
  const { email, userId } = await signedInPerson(app);
  const { status, body } = await googleSignIn(app, { email, verified: true });
  expect([status, body.code, body.detail]).toEqual([409, 'link_required', accountTexts.linkRequired]);
  const linkToken = body.link_token ?? expect.fail('no link token');
  const link = (given: string) =>
    app.call(endpoints.linkGoogle, { body: { link_token: linkToken, password: given } });
  return { email, userId, linkToken, link };
};

test('the password, given once, links Google to the account of the same e-mail', async () => {
  const app = await startTestApp();
  const { email, userId, link } = await linkRequired(app);
  const { status, body } = await link(password);
  expect([status, body.name]).toEqual([200, 'Amina Rahman']);
  const again = await googleSignIn(app, { email, verified: true });
  expect(again.status).toBe(200);
  const { db } = app.context.storage;
  expect(await db.externalIdentity.findMany({ select: { userId: true } })).toEqual([{ userId }]);
  expect(await db.user.count()).toBe(1);
  expect(await db.securityEvent.count({ where: { userId, kind: 'google_linked' } })).toBe(1);
  expect((await link(password)).status).toBe(401);
  expect((await app.call(endpoints.login, { body: { email, password } })).status).toBe(200);
});

test('a wrong password is refused, five times, and then even the right one', async () => {
  const app = await startTestApp();
  const { link } = await linkRequired(app);
  for (let guess = 0; guess < 5; guess++) {
    const { status, body } = await link('Wrong1!');
    expect([status, body.code, body.detail]).toEqual([401, 'invalid_credentials', accountTexts.loginFailed]);
  }
  const { status, body } = await link(password);
  expect([status, body.code]).toEqual([401, 'google_sign_in_failed']);
});

test('of forty guesses at once at most five are looked at', async () => {
  const app = await startTestApp({ env: { LIMIT_PASSWORD_BY_ACCOUNT: '1000/1h' } });
  const { link } = await linkRequired(app);
  const answers = await Promise.all(Array.from({ length: 40 }, () => link('Wrong1!')));
  expect(answers.filter(({ body }) => body.code === 'invalid_credentials')).toHaveLength(5);
});

test('guesses over many link requests meet the limit of the account', async () => {
  const app = await startTestApp({ env: { LIMIT_PASSWORD_BY_ACCOUNT: '6/1h' } });
  const { email, link } = await linkRequired(app);
  for (let guess = 0; guess < 5; guess++) await link('Wrong1!');
  const { body: next } = await googleSignIn(app, { email, verified: true });
  const guess = () =>
    app.call(endpoints.linkGoogle, { body: { link_token: next.link_token, password: 'Wrong1!' } });
  expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
});

test('a password that is changed while it is looked at links nothing', async () => {
  const app = await startTestApp();
  const { userId, link } = await linkRequired(app);
  const { db, transaction } = app.context.storage;
  let linked: ReturnType<typeof link> | undefined;
  await transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: userId }, data: { passwordHash: 'another' } });
    linked ??= link(password);
    await untilOneWaits(app.context.storage);
  });
  expect((await linked)?.status).toBe(401);
  expect(await db.externalIdentity.count()).toBe(0);
});

test('a link request works once, for ten minutes, and an unknown one never', async () => {
  const app = await startTestApp();
  const once = await linkRequired(app);
  const answers = await Promise.all(Array.from({ length: 5 }, () => once.link(password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  const late = await linkRequired(app);
  app.clock.advance({ minutes: 10 });
  const { status, body } = await late.link(password);
  expect([status, body.code]).toEqual([401, 'google_sign_in_failed']);
  const unknown = await app.call(endpoints.linkGoogle, { body: { link_token: 'unknown', password } });
  expect(unknown.status).toBe(401);
});

test('the link token is stored as a hash', async () => {
  const app = await startTestApp();
  const { linkToken } = await linkRequired(app);
  expect(JSON.stringify(await app.context.storage.db.linkRequest.findMany())).not.toContain(linkToken);
});
