import { endpoints } from '@genie/contract';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  fillAccount,
  googleSignIn,
  type Person,
  password,
  questions,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const exportOf = async (app: TestApp, { token }: Pick<Person, 'token'>) => {
  const { status, body, headers } = await app.call(endpoints.exportMyData, { token });
  expect(status).toBe(200);
  const files = unzipSync(body as Uint8Array);
  const text = (name: string) => strFromU8(files[name] ?? expect.fail(`${name} is missing`));
  return { files, headers, text, json: (name: string) => JSON.parse(text(name)) };
};

test('the export is a ZIP file that explains itself', async () => {
  const app = await startTestApp({ env: { OPERATOR_NAME: 'Acme Cards LLC' } });
  const person = await signedInPerson(app);
  await fillAccount(app, person);
  const { files, headers, text } = await exportOf(app, person);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="genie-my-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(headers['cache-control']).toBe('no-store');
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining([
      'account.json',
      'photo.webp',
      'linked-sign-ins.json',
      'sessions.json',
      'known-devices.json',
      'subscriptions.json',
      'chats.json',
      'security-events.json',
      'README.txt',
    ]),
  );
  const readme = text('README.txt');
  for (const name of names.filter((one) => one !== 'README.txt')) expect(readme).toContain(name);
  expect(readme).toContain('Acme Cards LLC');
});

/** The sources an answer was given, as its reader sees them. */
const sourcesOf = (entry: { documentsUsed: string }) =>
  (JSON.parse(entry.documentsUsed) as Record<string, string>[]).map(
    ({ id, title, section, category, excerpt }) => ({ id, title, section, category, excerpt }),
  );

test('it holds every row about the person, and nobody else’s', async () => {
  const app = await startTestApp();
  const [person, stranger] = [await signedInPerson(app), await signedInPerson(app)];
  await fillAccount(app, person);
  await fillAccount(app, stranger);
  await app.call(endpoints.login, { body: { email: person.email, password } });
  const { db } = app.context.storage;
  const { userId, token } = person;
  const { id, chatId } = await db.entry.findFirstOrThrow({ where: { userId }, orderBy: { position: 'asc' } });
  const said = { rating: 'bad', comment: 'Which field is 51 in?' } as const;
  await app.call(endpoints.answerFeedback, { token, body: { entry_id: id, ...said } });
  await app.call(endpoints.pinChat, { token, body: { chat_id: chatId, pinned: true } });
  const { files, json, text } = await exportOf(app, person);

  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(json('account.json')).toMatchObject({
    user_id: userId,
    email: user.email,
    full_name: user.fullName,
    phone: user.phone,
    has_password: true,
    created_at: user.createdAt.toISOString(),
    photo: { file: 'photo.webp', name: 'me.png' },
  });
  expect(await sharp(files['photo.webp']).metadata()).toMatchObject({ format: 'webp', width: 40 });
  const sessions = await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  expect(sessions).toHaveLength(2);
  expect(
    json('sessions.json')
      .map((one: { session_id: string }) => one.session_id)
      .sort(),
  ).toEqual(sessions.map(({ id }) => id).sort());
  expect(json('known-devices.json')).toHaveLength(await db.knownDevice.count({ where: { userId } }));
  expect(json('subscriptions.json')).toMatchObject([
    { subscription_name: 'Free Plan', status: 'active', days: [{ questions: 1 }] },
  ]);
  const entries = await db.entry.findMany({ where: { userId }, orderBy: { position: 'asc' } });
  expect(json('chats.json')).toMatchObject([
    {
      user_query: questions[0],
      pinned: true,
      entries: entries.map((entry) => ({
        entry_id: entry.id,
        query: entry.query,
        answer: entry.answer,
        answer_markdown: entry.answerMarkdown,
        documents_used: sourcesOf(entry),
        created_at: entry.createdAt.toISOString(),
        feedback: entry.id === id ? { ...said, given_at: entry.feedbackAt?.toISOString() } : null,
      })),
    },
  ]);
  expect(entries.map(({ query }) => query)).toEqual(questions);
  expect(json('security-events.json')).toHaveLength(await db.securityEvent.count({ where: { userId } }));

  const everything = Object.keys(files).map(text).join('\n');
  const photoless = Object.keys(files).filter((name) => name.endsWith('.json'));
  expect(photoless.map(text).join('\n')).not.toMatch(/hash|secret|\$2[aby]\$|[A-Za-z0-9_-]{43}/i);
  for (const foreign of [stranger.userId, stranger.email, person.refreshToken, person.token]) {
    expect(everything).not.toContain(foreign);
  }
});

test('chats are complete without a plan, however many there are', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app, { planId: null });
  const { db } = app.context.storage;
  const at = app.context.clock.now();
  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, number) => `${prefix}-${String(number).padStart(3, '0')}`);
  const ids = numbered('chat', 120);
  await db.chat.createMany({
    data: ids.map((id) => ({ id, userId: person.userId, firstQuery: id, createdAt: at, lastActivityAt: at })),
  });
  await db.entry.createMany({
    data: ids.flatMap((chatId, index) =>
      numbered(chatId, index === 7 ? 65 : 1).map((id, position) => ({
        id,
        chatId,
        userId: person.userId,
        position,
        query: `“${id}” – \u{1f600}`,
        answer: '<p>An answer.</p>',
        status: 'finished',
        source: 'knowledge',
        createdAt: at,
        finishedAt: at,
      })),
    ),
  });
  const { json } = await exportOf(app, person);
  const chats = json('chats.json') as { chat_id: string; entries: { query: string; answer: string }[] }[];
  expect(chats.map(({ chat_id }) => chat_id)).toEqual(ids);
  expect(chats[7]?.entries.map(({ query }) => query)).toEqual(
    numbered('chat-007', 65).map((id) => `“${id}” – \u{1f600}`),
  );
  expect(chats.every(({ entries }) => entries.every(({ answer }) => answer === '<p>An answer.</p>'))).toBe(
    true,
  );
});

test('who signs in with Google finds that sign-in, and no photo', async () => {
  const app = await startTestApp();
  const { body } = await googleSignIn(app, { email: 'nour@example.com', verified: true });
  const { files, json } = await exportOf(app, { token: body.access_token });
  expect(json('linked-sign-ins.json')).toMatchObject([{ issuer: app.sandbox.identity.issuer }]);
  expect(json('account.json')).toMatchObject({ has_password: false, photo: null });
  expect(Object.keys(files).filter((name) => name.startsWith('photo'))).toEqual([]);
});

test('exports are limited, and nobody gets one without a token', async () => {
  const app = await startTestApp({ env: { LIMIT_EXPORT_BY_ACCOUNT: '2/1h' } });
  const { token } = await signedInPerson(app);
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await app.call(endpoints.exportMyData, { token }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await app.call(endpoints.exportMyData)).status).toBe(401);
});
