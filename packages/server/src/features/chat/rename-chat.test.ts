import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';

const startWithChat = async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token: person.token, body: { query } });
  const rename = (name: string, token = person.token) =>
    app.call(endpoints.renameChat, { token, body: { chat_id: body.message.chat_id, name } });
  return { app, person, chat_id: body.message.chat_id, rename };
};

test('a name stands for the first question in the list, whose words and place it leaves alone', async () => {
  const { app, person, chat_id, rename } = await startWithChat();
  const renamed = await rename('  Refusals <b>of</b> issuers ');
  const user_query = 'Refusals <b>of</b> issuers';
  expect(renamed.body).toEqual({ chat_id, user_query, notice: null });
  const { token } = person;
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body.today_chats).toMatchObject([{ chat_id, user_query }]);
  const history = await app.call(endpoints.getChatHistory, { token, body: { chat_id } });
  expect(history.body.chat_history).toMatchObject([{ query }]);
  await app.call(endpoints.sendPrompt, { token, body: { query: 'And response code 51?', chat_id } });
  const after = await app.call(endpoints.getLastChatId, { token });
  expect(after.body.today_chats).toMatchObject([{ chat_id, user_query }]);
});

test('half a character is answered as it is stored', async () => {
  const { app, person, chat_id, rename } = await startWithChat();
  const { body } = await rename('a\ud800b 😀 \\ud800');
  expect(body.user_query).toBe('a\ufffdb 😀 \\ud800');
  const { body: lists } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(lists.today_chats).toMatchObject([{ chat_id, user_query: body.user_query }]);
});

test.each([
  [' ', chatTexts.nameEmpty],
  ['\u200b', chatTexts.nameEmpty],
  ['x'.repeat(101), chatTexts.nameTooLong],
  ['one\ntwo', chatTexts.nameNotPlain],
  ['a\u0007b', chatTexts.nameNotPlain],
  ['a\u202Eb', chatTexts.nameNotPlain],
])('the name %j is refused in words', async (name, text) => {
  const { rename } = await startWithChat();
  const { status, body } = await rename(name);
  expect([status, body.detail]).toEqual([400, text]);
});

test('a name may have 100 characters, however many bytes they take', async () => {
  const { rename } = await startWithChat();
  expect((await rename('💳'.repeat(100))).status).toBe(200);
});

test('card data in a name is masked before it is stored', async () => {
  const { app, rename } = await startWithChat();
  const { body } = await rename('Card 4111 1111 1111 1111');
  expect(body.notice).toBe(chatTexts.nameMasked);
  const stored = JSON.stringify([body, app.logs, await app.context.storage.db.chat.findMany()]);
  expect(stored).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111/);
});

test("nobody renames another person's chat, nor without a token", async () => {
  const { app, chat_id, rename } = await startWithChat();
  const other = await signedInPerson(app);
  expect((await rename('Mine', other.token)).status).toBe(404);
  const { status } = await app.call(endpoints.renameChat, { body: { chat_id, name: 'Mine' } });
  expect(status).toBe(401);
  expect(await app.context.storage.db.chat.findMany()).toMatchObject([{ firstQuery: query }]);
});
