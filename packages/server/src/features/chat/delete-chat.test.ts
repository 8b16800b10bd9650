import { chatTexts, endpoints, paths } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  type EventOfStream,
  type Person,
  readEvents,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';

const askIn = async (app: TestApp, { token }: Person, chat_id = '') =>
  (await app.call(endpoints.sendPrompt, { token, body: { query, chat_id } })).body.message;

const remove = (app: TestApp, token: string | undefined, chat_id: string) =>
  app.call(endpoints.deleteChat, { ...(token && { token }), body: { chat_id } });

test('a deleted chat is gone with its questions, and what it cost stays counted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const kept = await askIn(app, person);
  const { chat_id } = await askIn(app, person);
  await askIn(app, person, chat_id);
  const removed = await remove(app, person.token, chat_id);
  expect([removed.status, removed.body]).toEqual([200, { message: chatTexts.chatDeleted }]);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.today_chats.map((chat) => chat.chat_id)).toEqual([kept.chat_id]);
  expect(body).toMatchObject({ last_chat: kept.chat_id, limits: { left_today: 2 } });
  const read = await app.call(endpoints.getChatHistory, { token: person.token, body: { chat_id } });
  expect(read.status).toBe(404);
  expect(await app.context.storage.db.entry.count()).toBe(1);
});

test('a chat is deleted once: of two at the same time one finds nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { chat_id } = await askIn(app, person);
  const answers = await Promise.all([1, 2].map(() => remove(app, person.token, chat_id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("nobody deletes another person's chat, nor without a token", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const { chat_id } = await askIn(app, owner);
  expect((await remove(app, other.token, chat_id)).status).toBe(404);
  expect((await remove(app, undefined, chat_id)).status).toBe(401);
  expect((await remove(app, owner.token, "1' OR '1'='1")).status).toBe(400);
  expect(await app.context.storage.db.chat.count()).toBe(1);
});

test('the words of a deleted chat are not given again', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { chat_id, entry_id } = await askIn(app, person);
  await remove(app, person.token, chat_id);
  const { status } = await app.call(endpoints.answerEvents, {
    token: person.token,
    params: { entry_id: entry_id ?? '' },
  });
  expect(status).toBe(404);
});

test('an answer on its way is stopped with its chat, and counts like any that was stopped', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, { path: paths.sendPrompt, token, body: { query } });
  const { data } = (await stream.next()).value as EventOfStream;
  expect((await remove(app, token, String(data.chat_id))).status).toBe(200);
  const rest = await Array.fromAsync(stream);
  expect(rest.at(-1)).toMatchObject({ event: 'done', data: { message: { status: 'stopped' } } });
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body).toMatchObject({ last_chat: null, limits: { left_today: 4 } });
});

test('an answer whose chat another process deleted ends as not found, and counts', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'slow', delay_ms: 600_000 });
  const pending = app.call(endpoints.sendPrompt, { token, body: { query } });
  await expect.poll(() => app.context.storage.db.entry.count({ where: { status: 'writing' } })).toBe(1);
  await app.context.storage.db.chat.deleteMany();
  app.sandbox.control.reset();
  const { status, body } = await pending;
  expect([status, body.detail]).toEqual([404, chatTexts.chatDeleted]);
  const { body: left } = await app.call(endpoints.getLastChatId, { token });
  expect(left).toMatchObject({ last_chat: null, limits: { left_today: 4 } });
});
