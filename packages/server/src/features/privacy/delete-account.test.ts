import { endpoints, paths, profileTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Database } from '../../storage/index.ts';
import { untilOneWaits } from '../../storage/testing/index.ts';
import {
  fillAccount,
  googleSignIn,
  openOrder,
  type Person,
  password,
  readEvents,
  registration,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { deletionCodeHash, deletionCodeMatches } from './deletion-code.ts';

const deleteWith = (app: TestApp, { token }: Pick<Person, 'token'>, body: object) =>
  app.call(endpoints.deleteAccount, { token, body });

const fromGoogle = async (app: TestApp, email = 'nour@example.com') => {
  const { body } = await googleSignIn(app, { email, verified: true });
  return { token: body.access_token, refreshToken: body.refresh_token, email };
};

const mailedDeletionCode = async (app: TestApp, { token, email }: { token: string; email: string }) => {
  const { status, body } = await app.call(endpoints.deleteAccountCode, { token });
  expect([status, body.message]).toEqual([200, profileTexts.deletionCodeSent]);
  return (await app.newestMail(email)).text.match(/^\d{6}$/m)?.[0] ?? expect.fail('no code');
};

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('with the password the account and all its data are gone at once', async () => {
  const app = await startTestApp();
  const [person, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  await fillAccount(app, person);
  await fillAccount(app, stranger);
  const { status, body } = await deleteWith(app, person, { password });
  expect([status, body.message]).toEqual([200, profileTexts.accountDeleted]);

  expect((await app.call(endpoints.getUserProfile, { token: person.token })).status).toBe(401);
  expect((await app.call(endpoints.refresh, { token: person.refreshToken })).status).toBe(401);
  expect((await app.call(endpoints.login, { body: { email: person.email, password } })).status).toBe(401);
  const { db } = app.context.storage;
  const { userId } = person;
  const left = [
    await db.user.count({ where: { id: userId } }),
    await db.session.count({ where: { userId } }),
    await db.userPhoto.count({ where: { userId } }),
    await db.knownDevice.count({ where: { userId } }),
    await db.subscription.count({ where: { userId } }),
    await db.chat.count({ where: { userId } }),
    await db.entry.count({ where: { userId } }),
    await db.securityEvent.count({ where: { userId } }),
  ];
  expect(left).toEqual(new Array(8).fill(0));
  expect(await db.securityEvent.count({ where: { userId: null, emailHash: null } })).toBe(0);
  expect(await db.dailyUse.count()).toBe(1);
  expect(await db.securityEvent.findMany({ where: { kind: 'account_deleted' } })).toMatchObject([
    { userId: null, emailHash: expect.any(String) },
  ]);
  const farewell = await app.newestMail(person.email);
  expect(farewell.subject).toBe('Your Genie account is deleted');
  expect(farewell.html).toContain('is deleted');
  expect((await app.call(endpoints.getUserProfile, { token: stranger.token })).body.photo).not.toBeNull();
});

test.each([{ password: 'Wrong1!' }, {}, { code: '123456' }, { password: null, code: null }])(
  '%j deletes no account that has a password',
  async (body) => {
    const app = await startTestApp();
    const person = await signedInPerson(app);
    const answer = await deleteWith(app, person, body);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      400,
      'password_incorrect',
      profileTexts.deletionPasswordIncorrect,
    ]);
    expect((await app.call(endpoints.getUserProfile, { token: person.token })).status).toBe(200);
  },
);

test('who has a password is not mailed a code', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.deleteAccountCode, { token });
  expect([status, body.code, body.fields]).toEqual([
    400,
    'validation_failed',
    { password: 'Please enter password' },
  ]);
});

test('without a password the mailed code deletes the account', async () => {
  const app = await startTestApp();
  const person = await fromGoogle(app);
  const code = await mailedDeletionCode(app, person);
  expect(JSON.stringify(await app.context.storage.db.deletionCode.findMany())).not.toContain(code);
  expect((await deleteWith(app, person, { code: ` ${code} ` })).status).toBe(200);
  expect((await app.call(endpoints.getUserProfile, { token: person.token })).status).toBe(401);
  const again = await fromGoogle(app);
  const { body } = await app.call(endpoints.getUserProfile, { token: again.token });
  expect(body.email).toBe('nour@example.com');
  expect(await app.context.storage.db.subscription.count()).toBe(0);
});

test('a code is wrong five times at most, even when they come at once, and then even the right one', async () => {
  const app = await startTestApp({ env: { LIMIT_PASSWORD_BY_ACCOUNT: '1000/1h' } });
  const person = await fromGoogle(app);
  const code = await mailedDeletionCode(app, person);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => deleteWith(app, person, { code: otherThan(code) })),
  );
  expect(guesses.every(({ body }) => body.code === 'deletion_code_incorrect')).toBe(true);
  const { status, body } = await deleteWith(app, person, { code });
  expect([status, body.detail]).toEqual([400, profileTexts.deletionCodeIncorrect]);
  const next = await mailedDeletionCode(app, person);
  expect((await deleteWith(app, person, { code: next })).status).toBe(200);
});

test('a guess at a code that is replaced meanwhile is not one at the next', async () => {
  const app = await startTestApp();
  const person = await fromGoogle(app);
  await mailedDeletionCode(app, person);
  const { db } = app.context.storage;
  const { userId } = await db.deletionCode.findFirstOrThrow();
  const next = { codeHash: deletionCodeHash(app.context, userId, '123456'), triesLeft: 5 };
  const replacing = db.$extends({
    query: {
      deletionCode: {
        async $allOperations({ args, query }) {
          const result = await query(args);
          await db.deletionCode.updateMany({ data: next });
          return result;
        },
      },
    },
  });
  const context = {
    ...app.context,
    storage: { ...app.context.storage, db: replacing as unknown as Database },
  };
  expect(await deletionCodeMatches(context, userId, '123456')).toBe(false);
});

test('a code expires after ten minutes, is replaced by the next, and belongs to one account', async () => {
  const app = await startTestApp();
  const [nour, omar] = [await fromGoogle(app), await fromGoogle(app, 'omar@example.com')];
  const first = await mailedDeletionCode(app, nour);
  expect((await deleteWith(app, omar, { code: first })).status).toBe(400);
  const second = await mailedDeletionCode(app, nour);
  if (second !== first) expect((await deleteWith(app, nour, { code: first })).status).toBe(400);
  app.clock.advance({ minutes: 10 });
  expect((await deleteWith(app, nour, { code: second })).status).toBe(400);
  app.clock.advance({ minutes: 1 });
  await app.context.jobs.run('clean');
  expect(await app.context.storage.db.deletionCode.count()).toBe(0);
});

test('attempts are limited by account', async () => {
  const app = await startTestApp({ env: { LIMIT_PASSWORD_BY_ACCOUNT: '3/1h' } });
  const person = await signedInPerson(app);
  const answers = [];
  for (let count = 0; count < 4; count++)
    answers.push(await deleteWith(app, person, { password: 'Wrong1!' }));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
});

test('two deletions at once delete once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const answers = await Promise.all([1, 2, 3].map(() => deleteWith(app, person, { password })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(await app.context.storage.db.securityEvent.count({ where: { kind: 'account_deleted' } })).toBe(1);
});

test('what else waits for the e-mail goes too: registrations, link requests, mails', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  const email = 'Amina@example.com';
  await app.call(endpoints.register, { body: registration(email) });
  await app.call(endpoints.register, { body: registration('somebody@example.com') });
  const person = await signedInPerson(app);
  await db.user.update({ where: { id: person.userId }, data: { email, emailKey: email.toLowerCase() } });
  await googleSignIn(app, { email, verified: true });
  await app.call(endpoints.forgotPassword, { body: { email } });
  expect([await db.linkRequest.count(), await db.outboxMail.count({ where: { status: 'waiting' } })]).toEqual(
    [1, 3],
  );
  await deleteWith(app, person, { password });
  expect(await db.registration.findMany({ select: { email: true } })).toEqual([
    { email: 'somebody@example.com' },
  ]);
  expect([await db.linkRequest.count(), await db.passwordReset.count()]).toEqual([0, 0]);
  expect((await db.outboxMail.findMany()).map(({ kind }) => kind).sort()).toEqual([
    'account_deleted',
    'confirmation',
  ]);
});

test('what accounting keeps of an order stays, and nothing in it names the person', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const bought = await app.call(endpoints.addSubscription, {
    token: person.token,
    body: { subscription_id: 3, is_accept: 0 },
  });
  expect(bought.status).toBe(200);
  await deleteWith(app, person, { password });
  const orders = await app.context.storage.db.order.findMany();
  expect(orders).toMatchObject([{ userId: null, amountFils: 9_900, openKey: null }]);
  expect(JSON.stringify(orders)).not.toMatch(new RegExp(`${person.userId}|${person.email}`));
});

test('an answer that is being written ends with its account, quietly', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 3 });
  const asking = {
    path: paths.sendPrompt,
    token: person.token,
    body: { query: 'What does DE 39 = 05 mean?' },
  };
  const events = readEvents(app.app, asking);
  expect((await events.next()).value).toMatchObject({ event: 'entry' });
  expect((await deleteWith(app, person, { password })).status).toBe(200);
  const rest = await Array.fromAsync(events);
  expect(rest.at(-1)).toMatchObject({ event: 'error', data: { code: 'unauthenticated' } });
  const { db } = app.context.storage;
  expect([await db.entry.count(), await db.chat.count(), await db.dailyUse.count()]).toEqual([0, 0, 0]);
  expect(app.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('a password that is changed while it is looked at deletes nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { db, transaction } = app.context.storage;
  let deleted: ReturnType<typeof deleteWith> | undefined;
  await transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: person.userId }, data: { passwordHash: 'another' } });
    deleted ??= deleteWith(app, person, { password });
    await untilOneWaits(app.context.storage);
  });
  expect((await deleted)?.status).not.toBe(200);
  expect(await db.user.count()).toBe(1);
  expect(await db.securityEvent.count({ where: { userId: person.userId } })).toBeGreaterThan(0);
});

test('an order that is just written when its buyer is deleted does not name the person either', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { db, transaction } = app.context.storage;
  const order = await openOrder(app, person);
  let deleted: ReturnType<typeof deleteWith> | undefined;
  await transaction(async (tx) => {
    await tx.order.create({
      data: { ...order, id: 'late', openKey: `["${person.userId}"]`, gatewayReference: null },
    });
    deleted ??= deleteWith(app, person, { password });
    await untilOneWaits(app.context.storage);
  });
  expect((await deleted)?.status).toBe(200);
  expect(await db.order.findMany({ where: { id: 'late' } })).toMatchObject([{ userId: null, openKey: null }]);
});

test('questions and changes that arrive while the account is deleted are no failures of ours', async () => {
  const app = await startTestApp();
  for (let round = 0; round < 5; round++) {
    const person = await signedInPerson(app);
    const { token, email } = person;
    const answers = await Promise.all([
      app.call(endpoints.sendPrompt, { token, body: { query: 'How is an Amex chargeback filed?' } }),
      app.call(endpoints.updateProfile, { token, body: { full_name: 'A', email } }),
      deleteWith(app, person, { password }),
      app.call(endpoints.sendPrompt, { token, body: { query: 'How does a JCB refund work?' } }),
      app.call(endpoints.endOtherSessions, { token }),
      app.call(endpoints.login, { body: { email, password } }),
      app.call(endpoints.forgotPassword, { body: { email } }),
    ]);
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
  }
  expect(await app.context.storage.db.user.count()).toBe(0);
});

test('nobody deletes an account without a token', async () => {
  const app = await startTestApp();
  expect((await app.call(endpoints.deleteAccount, { body: { password } })).status).toBe(401);
  expect((await app.call(endpoints.deleteAccountCode)).status).toBe(401);
});
