import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const storeChat = async (
  app: TestApp,
  { userId }: Person,
  id: string,
  queries: string[],
  { name, answers = [] }: { name?: string; answers?: string[] } = {},
) => {
  const at = app.clock.now();
  await app.context.storage.db.chat.create({
    data: { id, userId, firstQuery: name ?? queries[0] ?? '', createdAt: at, lastActivityAt: at },
  });
  await app.context.storage.db.entry.createMany({
    data: queries.map((query, position) => ({
      id: `${id}-${position}`,
      chatId: id,
      userId,
      position,
      query,
      answerMarkdown: answers[position] ?? '',
      status: 'finished',
      source: 'knowledge',
      createdAt: at,
    })),
  });
};

const search = async (app: TestApp, { token }: Person, text: string) => {
  const { body } = await app.call(endpoints.searchChats, { token, body: { text } });
  return body.today_chats.map(({ chat_id }) => chat_id).sort();
};

test('chats are found by their name and by every question in them, whatever the case and the accents', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await storeChat(app, person, 'codes', ['What is DE 39?', 'Und Händler in Zürich?']);
  await storeChat(app, person, 'named', ['How are refunds cleared?'], { name: 'Rückerstattung' });
  expect(await search(app, person, 'de 39')).toEqual(['codes']);
  expect(await search(app, person, 'ZURICH handler')).toEqual(['codes']);
  expect(await search(app, person, 'ruckerstattung')).toEqual(['named']);
  expect(await search(app, person, 'REFUNDS')).toEqual(['named']);
  expect(await search(app, person, 'e')).toEqual(['codes', 'named']);
  expect(await search(app, person, '%')).toEqual([]);
});

test('a chat is found behind more questions than are read at once', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const queries = Array.from({ length: 1_001 }, (_, count) => (count === 1_000 ? 'the last' : 'another'));
  await storeChat(app, person, 'long', queries);
  expect(await search(app, person, 'last')).toEqual(['long']);
});

test('a chat is found by an answer, alone or with its question, and not across two of them', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const answers = ['**Do not honour**: the issuer declines.', 'Insufficient *funds*.'];
  await storeChat(app, person, 'codes', ['What is 05?', 'And 51?'], { answers });
  expect(await search(app, person, 'HONOUR issuer')).toEqual(['codes']);
  expect(await search(app, person, '51 funds')).toEqual(['codes']);
  expect(await search(app, person, '05 funds')).toEqual([]);
});

test('answers that an expired plan hides find nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await storeChat(app, person, 'codes', ['What is 05?'], { answers: ['The issuer declines.'] });
  expect(await search(app, person, 'declines')).toEqual(['codes']);
  await app.context.storage.db.subscription.updateMany({
    where: { userId: person.userId },
    data: { endsAt: app.clock.now() },
  });
  expect(await search(app, person, 'declines')).toEqual([]);
  expect(await search(app, person, '05')).toEqual(['codes']);
});

test('a chat is found behind more answers than are read at once, however long they are', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const count = 90;
  const answers = Array.from(
    { length: count },
    (_, position) => `${'x'.repeat(position % 2 === 0 ? 40_000 : 10)} answer${position}.`,
  );
  await storeChat(
    app,
    person,
    'long',
    Array.from({ length: count }, () => 'Again?'),
    { answers },
  );
  for (let position = 0; position < count; position += 1) {
    expect(await search(app, person, `answer${position}.`)).toEqual(['long']);
  }
});

test('what is found is grouped as the list is', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await storeChat(app, person, 'old', ['What is DE 39?']);
  app.clock.advance({ days: 2 });
  const signedIn = await app.call(endpoints.login, { body: { email: person.email, password: 'Secret1!' } });
  const { body } = await app.call(endpoints.searchChats, {
    token: signedIn.body.access_token,
    body: { text: 'de' },
  });
  expect(body).toMatchObject({ today_chats: [], yesterday_chats: [], month_chats: [] });
  expect(body.week_chats).toMatchObject([{ chat_id: 'old', user_query: 'What is DE 39?' }]);
});

test("another person's chats are not found, and nobody searches without a token", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  await storeChat(app, owner, 'own', ['What is DE 39?']);
  expect(await search(app, await signedInPerson(app), 'DE')).toEqual([]);
  expect((await app.call(endpoints.searchChats, { body: { text: 'DE' } })).status).toBe(401);
});

test.each([
  ['  ', chatTexts.searchEmpty],
  ['x'.repeat(101), chatTexts.searchTooLong],
])('a search that is empty or too long is refused in words', async (text, words) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.searchChats, { token, body: { text } });
  expect([status, body.detail]).toEqual([400, words]);
});
