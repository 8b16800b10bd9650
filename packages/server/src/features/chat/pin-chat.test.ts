import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';

const askIn = async (app: TestApp, { token }: Person, chat_id = '') =>
  (await app.call(endpoints.sendPrompt, { token, body: { query, chat_id } })).body.message.chat_id;

const pin = (app: TestApp, token: string | undefined, chat_id: string, pinned = true) =>
  app.call(endpoints.pinChat, { ...(token && { token }), body: { chat_id, pinned } });

const lists = async (app: TestApp, { token }: Person) =>
  (await app.call(endpoints.getLastChatId, { token })).body;

const ids = (chats: readonly { chat_id: string }[]) => chats.map(({ chat_id }) => chat_id);

test('a pinned chat stands among the pinned however old it is, and in its group as before', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const [old, recent] = [await askIn(app, person), await askIn(app, person)];
  const lastActivityAt = new Date('2020-01-01T00:00:00Z');
  await app.context.storage.db.chat.update({ where: { id: old }, data: { lastActivityAt } });
  const before = await lists(app, person);
  expect(before.pinned_chats).toEqual([]);
  const { status, body } = await pin(app, person.token, old);
  expect([status, body]).toEqual([200, { message: chatTexts.chatPinned }]);
  const after = await lists(app, person);
  expect(after.pinned_chats).toEqual(before.month_chats);
  expect(ids(after.pinned_chats)).toEqual([old]);
  expect(after).toEqual({ ...before, pinned_chats: after.pinned_chats });
  expect([ids(after.month_chats), ids(after.today_chats)]).toEqual([[old], [recent]]);
});

test('pinned chats come by last activity, whichever was pinned first', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = await askIn(app, person);
  app.clock.advance({ minutes: 1 });
  const second = await askIn(app, person);
  await pin(app, person.token, second);
  await pin(app, person.token, first);
  expect(ids((await lists(app, person)).pinned_chats)).toEqual([second, first]);
  app.clock.advance({ minutes: 1 });
  await askIn(app, person, first);
  expect(ids((await lists(app, person)).pinned_chats)).toEqual([first, second]);
});

test('pinning and unpinning can be repeated', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const chat = await askIn(app, person);
  for (const pinned of [true, true, false, false]) {
    const { status, body } = await pin(app, person.token, chat, pinned);
    expect([status, body.message]).toEqual([200, pinned ? chatTexts.chatPinned : chatTexts.chatUnpinned]);
    expect(ids((await lists(app, person)).pinned_chats)).toEqual(pinned ? [chat] : []);
  }
});

test('a pinned chat keeps its pin when it is renamed, and loses its place when it is deleted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { token } = person;
  const chat_id = await askIn(app, person);
  await pin(app, token, chat_id);
  await app.call(endpoints.renameChat, { token, body: { chat_id, name: 'Refusals' } });
  expect((await lists(app, person)).pinned_chats).toMatchObject([{ chat_id, user_query: 'Refusals' }]);
  await app.call(endpoints.deleteChat, { token, body: { chat_id } });
  expect((await lists(app, person)).pinned_chats).toEqual([]);
  expect((await pin(app, token, chat_id)).status).toBe(404);
});

test("nobody pins or unpins another person's chat, nor without a token", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const chat = await askIn(app, owner);
  await pin(app, owner.token, chat);
  expect((await pin(app, other.token, chat, false)).status).toBe(404);
  expect((await pin(app, undefined, chat, false)).status).toBe(401);
  expect((await pin(app, owner.token, "1' OR '1'='1", false)).status).toBe(400);
  expect(ids((await lists(app, owner)).pinned_chats)).toEqual([chat]);
  expect((await lists(app, other)).pinned_chats).toEqual([]);
});

test('chats of one moment keep one order, in every list', async () => {
  const app = await startTestApp();
  const { token, userId } = await signedInPerson(app);
  const at = app.clock.now();
  const ids = ['c', 'a', 'e', 'b', 'd'];
  for (const id of ids) {
    const chat = { id, userId, firstQuery: 'q', createdAt: at, lastActivityAt: at, pinned: true };
    await app.context.storage.db.chat.create({ data: chat });
  }
  const { body } = await app.call(endpoints.getLastChatId, { token });
  const sorted = ids.toSorted();
  expect(body.last_chat).toBe('a');
  expect(body.today_chats.map(({ chat_id }) => chat_id)).toEqual(sorted);
  expect(body.pinned_chats.map(({ chat_id }) => chat_id)).toEqual(sorted);
});
