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

const ask = async (app: TestApp, { token }: Person, body: { chat_id?: string; replaces?: string } = {}) =>
  app.call(endpoints.sendPrompt, { token, body: { query, ...body } });

const history = async (app: TestApp, { token }: Person, chat_id: string) =>
  (await app.call(endpoints.getChatHistory, { token, body: { chat_id } })).body.chat_history;

const replacing = (message: { chat_id: string; entry_id: string | null }) => ({
  chat_id: message.chat_id,
  replaces: message.entry_id ?? '',
});

test('an answer written anew takes the place of the last one, and counts', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  const last = (await ask(app, person, { chat_id: first.chat_id })).body.message;
  const anew = (await ask(app, person, replacing(last))).body.message;
  expect(anew).toMatchObject({ query, status: 'finished', limits: { left_today: 2 } });
  expect(anew.entry_id).not.toBe(last.entry_id);
  const entries = await history(app, person, first.chat_id);
  expect(entries.map(({ entry_id }) => entry_id)).toEqual([first.entry_id, anew.entry_id]);
  expect(await app.context.storage.db.entry.findMany({ orderBy: { position: 'asc' } })).toMatchObject([
    { position: 0 },
    { position: 1 },
  ]);
});

test('a chat is shown by its first question, also when another took its place, unless it was given a name', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app, { planId: 3 });
  const { token } = person;
  const shownBy = async () =>
    (await app.call(endpoints.getLastChatId, { token })).body.today_chats.map(({ user_query }) => user_query);
  const askInstead = async (question: string, message: Parameters<typeof replacing>[0]) => {
    const body = { ...replacing(message), query: question };
    return (await app.call(endpoints.sendPrompt, { token, body })).body.message;
  };
  const first = (await ask(app, person)).body.message;
  const second = await askInstead('What is a STAN?', first);
  expect(await shownBy()).toEqual(['What is a STAN?']);
  const canned = await askInstead('Does Amex use a STAN?', second);
  expect(canned.source).toBe('screening');
  expect(await shownBy()).toEqual(['Does Amex use a STAN?']);
  const later = (await ask(app, person, { chat_id: first.chat_id })).body.message;
  await askInstead('What is a retrieval reference number?', later);
  expect(await shownBy()).toEqual(['Does Amex use a STAN?']);

  const named = (await ask(app, person)).body.message;
  await app.call(endpoints.renameChat, { token, body: { chat_id: named.chat_id, name: 'Refusals' } });
  await askInstead('What is a STAN?', named);
  expect((await shownBy()).toSorted()).toEqual(['Does Amex use a STAN?', 'Refusals']);
});

test('the provider is not shown the answer that is replaced', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  await ask(app, person, replacing(first));
  const [one, other] = app.sandbox.requests('ai').map(({ body }) => JSON.stringify(body));
  expect(other).toBe(one);
});

test('only the last answer of a chat is written anew', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  await ask(app, person, { chat_id: first.chat_id });
  const { status, body } = await ask(app, person, replacing(first));
  expect([status, body.code]).toEqual([409, 'entry_not_last']);
  expect(await history(app, person, first.chat_id)).toHaveLength(2);
});

test('of several that replace one answer at the same time one is answered and counted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  const answers = await Promise.all([1, 2, 3].map(() => ask(app, person, replacing(first))));
  // Who comes while the first is written is told that it is not the last; who comes after, that it is gone.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409 || status === 404)).toHaveLength(2);
  expect(await history(app, person, first.chat_id)).toHaveLength(1);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.limits.left_today).toBe(3);
});

test('an answer whose place was taken while it was written is given back', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { token } = person;
  const { db } = app.context.storage;
  const first = (await ask(app, person)).body.message;
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, {
    path: paths.sendPrompt,
    token,
    body: { query, ...replacing(first) },
  });
  const begun = (await stream.next()).value as EventOfStream;
  await db.entry.deleteMany({ where: { id: first.entry_id ?? '' } });
  const taken = await db.entry.create({
    data: {
      id: app.context.random.uuid(),
      chatId: first.chat_id,
      userId: person.userId,
      query,
      position: 0,
      status: 'finished',
      source: 'knowledge',
      createdAt: app.context.clock.now(),
    },
  });
  const stopped = await app.call(endpoints.stopAnswer, {
    token,
    body: { entry_id: String(begun.data.entry_id) },
  });
  expect([stopped.status, stopped.body.code]).toEqual([409, 'answer_finished']);
  const rest = await Array.fromAsync(stream);
  expect(rest.at(-1)).toMatchObject({ event: 'error', data: { code: 'entry_not_last' } });
  expect((await history(app, person, first.chat_id)).map(({ entry_id }) => entry_id)).toEqual([taken.id]);
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body.limits.left_today).toBe(4);
});

test('while an answer is written anew the history says whose place it takes', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { token } = person;
  const first = (await ask(app, person)).body.message;
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, {
    path: paths.sendPrompt,
    token,
    body: { query, ...replacing(first) },
  });
  const begun = (await stream.next()).value as EventOfStream;
  expect(await history(app, person, first.chat_id)).toMatchObject([
    { entry_id: first.entry_id, replaces: null },
    { entry_id: begun.data.entry_id, status: 'writing', replaces: first.entry_id },
  ]);
  await app.call(endpoints.stopAnswer, { token, body: { entry_id: String(begun.data.entry_id) } });
  await Array.fromAsync(stream);
  expect(await history(app, person, first.chat_id)).toMatchObject([
    { entry_id: begun.data.entry_id, replaces: null },
  ]);
});

test('with no question left the former answer stays', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  for (let count = 1; count < 5; count++) await ask(app, person);
  const refused = (await ask(app, person, replacing(first))).body.message;
  expect(refused).toMatchObject({ status: 'refused', limit_exceed: 1 });
  expect(await history(app, person, first.chat_id)).toMatchObject([{ entry_id: first.entry_id }]);
});

test('a provider that fails leaves the former answer, and nothing is counted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  app.sandbox.control.set('ai', { mode: 'error' });
  expect((await ask(app, person, replacing(first))).status).toBe(502);
  expect(await history(app, person, first.chat_id)).toMatchObject([{ entry_id: first.entry_id }]);
  const { body } = await app.call(endpoints.getLastChatId, { token: person.token });
  expect(body.limits.left_today).toBe(4);
});

test('stopped before its first word, a new answer leaves the former one, and nothing is counted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { db } = app.context.storage;
  const first = (await ask(app, person)).body.message;
  app.sandbox.control.set('ai', { mode: 'hang' });
  const pending = ask(app, person, replacing(first));
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const { id } = await db.entry.findFirstOrThrow({ where: { status: 'writing' } });
  const stopped = await app.call(endpoints.stopAnswer, { token: person.token, body: { entry_id: id } });
  expect(stopped.status).toBe(200);
  const { status, body } = await pending;
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    entry_id: first.entry_id,
    answer: first.answer,
    limits: { left_today: 4 },
  });
  expect(await history(app, person, first.chat_id)).toMatchObject([{ entry_id: first.entry_id }]);
});

test("another person's answer, and one of another chat, are not found", async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = (await ask(app, person)).body.message;
  const second = (await ask(app, person)).body.message;
  const mixed = await ask(app, person, { chat_id: second.chat_id, replaces: first.entry_id ?? '' });
  const chatless = await ask(app, person, { replaces: first.entry_id ?? '' });
  const foreign = await ask(app, await signedInPerson(app), { replaces: first.entry_id ?? '' });
  expect([mixed.status, chatless.status, foreign.status]).toEqual([404, 404, 404]);
});

test('what was masked is told again', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { token } = person;
  const asked = 'Why was 4111 1111 1111 1111 declined with DE 39 = 05?';
  const first = (await app.call(endpoints.sendPrompt, { token, body: { query: asked } })).body.message;
  const body = { query: first.query, ...replacing(first) };
  const anew = (await app.call(endpoints.sendPrompt, { token, body })).body.message;
  expect(anew).toMatchObject({ query: first.query, notice: chatTexts.cardDataMasked });
});
