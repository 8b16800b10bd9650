import { endpoints, profileTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, password, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const signInFrom = async (app: TestApp, { email }: Person, userAgent: string) =>
  (await app.call(endpoints.login, { body: { email, password }, headers: { 'user-agent': userAgent } })).body;

const sessionsOf = async (app: TestApp, token: string) =>
  (await app.call(endpoints.sessions, { token })).body.sessions;

const isAlive = async (app: TestApp, token: string) =>
  (await app.call(endpoints.getUserProfile, { token })).status === 200;

test('a person sees where they are signed in, in words, this device first', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  app.clock.advance({ minutes: 1 });
  await signInFrom(app, person, safari);
  app.clock.advance({ minutes: 1 });
  const here = await signInFrom(app, person, firefox);
  app.clock.advance({ minutes: 1 });
  await signedInPerson(app);
  expect(await sessionsOf(app, here.access_token)).toMatchObject([
    { device: 'Firefox on Linux', is_current: true },
    { device: 'Safari on iPhone', is_current: false },
    { device: 'An unknown device', is_current: false },
  ]);
  app.clock.advance({ days: 31 });
  const later = await signInFrom(app, person, firefox);
  expect(await sessionsOf(app, later.access_token)).toHaveLength(1);
});

test('card data in what a browser says of itself are masked, also where they would be cut off', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const long = `${firefox} ${'x'.repeat(280 - firefox.length)} 4111 1111 1111 1111 1111`;
  for (const agent of [`${firefox} 4111-1111-1111-1111`, long]) await signInFrom(app, person, agent);
  const stored = await app.context.storage.db.session.findMany({
    where: { userAgent: { contains: 'Firefox' } },
  });
  expect(stored.map(({ userAgent }) => userAgent).sort()).toEqual([
    `${firefox} 411111******1111`,
    expect.stringMatching(/ 411111\*{6}1111/),
  ]);
});

test('ending a session refuses both its tokens at once, and no others', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const other = await signInFrom(app, person, safari);
  const [, { session_id = '' } = {}] = await sessionsOf(app, person.token);
  const { status, body } = await app.call(endpoints.endSession, {
    token: person.token,
    body: { session_id },
  });
  expect([status, body.message]).toEqual([200, profileTexts.sessionEnded]);
  expect(await isAlive(app, other.access_token)).toBe(false);
  expect((await app.call(endpoints.refresh, { token: other.refresh_token })).status).toBe(401);
  expect(await isAlive(app, person.token)).toBe(true);
  const again = await app.call(endpoints.endSession, { token: person.token, body: { session_id } });
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
});

test('the session of somebody else cannot be ended, nor one that nobody has', async () => {
  const app = await startTestApp();
  const [owner, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  const [{ session_id = '' } = {}] = await sessionsOf(app, owner.token);
  for (const id of [session_id, 'nobody']) {
    const { status } = await app.call(endpoints.endSession, {
      token: stranger.token,
      body: { session_id: id },
    });
    expect(status).toBe(404);
  }
  expect(await isAlive(app, owner.token)).toBe(true);
});

test('ending all others leaves the one that asks, and those of other people', async () => {
  const app = await startTestApp();
  const [person, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  const others = [await signInFrom(app, person, safari), await signInFrom(app, person, firefox)];
  const { status, body } = await app.call(endpoints.endOtherSessions, { token: person.token });
  expect([status, body.message]).toEqual([200, profileTexts.otherSessionsEnded]);
  for (const { access_token } of others) expect(await isAlive(app, access_token)).toBe(false);
  expect(await isAlive(app, person.token)).toBe(true);
  expect(await isAlive(app, stranger.token)).toBe(true);
  const kinds = (await app.context.storage.db.securityEvent.findMany()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'other_sessions_ended')).toHaveLength(1);
});

test('nobody without a token sees or ends a session', async () => {
  const app = await startTestApp();
  const answers = await Promise.all([
    app.call(endpoints.sessions),
    app.call(endpoints.endSession, { body: { session_id: 'x' } }),
    app.call(endpoints.endOtherSessions),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
