import { chatTexts, endpoints, paths } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  type EventOfStream,
  eventsPath,
  readEvents,
  signedInPerson,
  startTestApp,
} from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';
const sendPrompt = { path: paths.sendPrompt, body: { query } };

/** What a reader shows after these events. */
const shown = (events: readonly EventOfStream[]): string => {
  const blocks: string[] = [];
  for (const { event, data } of events) if (event === 'block') blocks[Number(data.index)] = String(data.html);
  return blocks.filter(Boolean).join('\n');
};

const messageOf = (event: EventOfStream | undefined) => event?.data.message as Record<string, unknown>;

test('an answer is streamed as entry, blocks and done, and the blocks are the answer', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const events = await Array.fromAsync(readEvents(app.app, { ...sendPrompt, token }));
  expect(events[0]).toMatchObject({ event: 'entry', data: { query, documents_used: expect.any(Array) } });
  expect(events.at(-1)?.event).toBe('done');
  expect(events.map(({ id }) => id)).toEqual(
    events.map(({ id }) => id).toSorted((one, other) => one - other),
  );
  expect(shown(events)).toBe(messageOf(events.at(-1)).answer);
});

test('no cache keeps the events of an answer', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  const url = eventsPath(String(body.message.entry_id));
  const { headers } = await app.app.inject({ url, headers: { token: `Bearer ${token}` } });
  expect(headers['cache-control']).toBe('no-store, no-transform');
});

test('a reader that goes away ends nothing, and comes back to what it has not seen', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'slow', delay_ms: 50 });
  const seen: EventOfStream[] = [];
  for await (const event of readEvents(app.app, { ...sendPrompt, token })) {
    seen.push(event);
    if (event.event === 'block') break;
  }
  const entryId = String(seen[0]?.data.entry_id);
  const lastEventId = seen.at(-1)?.id ?? 0;
  const rest = await Array.fromAsync(readEvents(app.app, { path: eventsPath(entryId), token, lastEventId }));
  expect(rest.every(({ id }) => id > lastEventId)).toBe(true);
  expect(shown([...seen, ...rest])).toBe(messageOf(rest.at(-1)).answer);
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body.limits.left_today).toBe(4);
});

test('whoever begins to read an answer that nobody reads yet is shown at once what there is of it', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const pending = app.call(endpoints.sendPrompt, { token, body: { query } });
  const { db } = app.context.storage;
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const { id: entry_id } = await db.entry.findFirstOrThrow();
  const seen: EventOfStream[] = [];
  for await (const event of readEvents(app.app, { path: eventsPath(entry_id), token })) {
    seen.push(event);
    if (event.event === 'block') await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  }
  expect([seen[0]?.event, seen[1]?.event, seen.at(-1)?.event]).toEqual(['entry', 'block', 'done']);
  const { body } = await pending;
  expect(body.message.answer).not.toBe('');
  expect(shown(seen)).toBe(body.message.answer);
});

test('an answer made earlier is given whole to who comes later', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  const events = await Array.fromAsync(
    readEvents(app.app, { path: eventsPath(body.message.entry_id ?? ''), token, lastEventId: 99_999 }),
  );
  expect(messageOf(events.at(-1))).toMatchObject({
    answer: body.message.answer,
    entry_id: body.message.entry_id,
  });
});

test("another person's answer is not found, to read or to stop", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token: owner.token, body: { query } });
  const entry_id = body.message.entry_id ?? '';
  const read = await app.call(endpoints.answerEvents, { token: other.token, params: { entry_id } });
  const stopped = await app.call(endpoints.stopAnswer, { token: other.token, body: { entry_id } });
  expect([read.status, stopped.status]).toEqual([404, 404]);
});

test('a stopped answer keeps what was written, and counts', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, { ...sendPrompt, token });
  const first = (await stream.next()).value as EventOfStream;
  const entry_id = String(first.data.entry_id);
  const stopped = await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  expect([stopped.status, stopped.body.message]).toEqual([200, chatTexts.stopped]);
  const rest = await Array.fromAsync(stream);
  expect(messageOf(rest.at(-1))).toMatchObject({ status: 'stopped', limits: { left_today: 4 } });
  expect(String(messageOf(rest.at(-1)).answer)).not.toBe('');
  const again = await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  expect([again.status, again.body.code]).toEqual([409, 'answer_finished']);
});

test('an answer that is stopped before its first word keeps its question, and counts', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang' });
  const { db } = app.context.storage;
  const pending = app.call(endpoints.sendPrompt, { token, body: { query } });
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const { id: entry_id, chatId } = await db.entry.findFirstOrThrow();
  const stopped = await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  expect(stopped.status).toBe(200);
  const { status, body } = await pending;
  expect(status).toBe(200);
  expect(body.message).toMatchObject({ status: 'stopped', answer: '', entry_id, limits: { left_today: 4 } });
  const { body: read } = await app.call(endpoints.getChatHistory, { token, body: { chat_id: chatId } });
  expect(read.chat_history).toMatchObject([{ query, status: 'stopped', answer: '' }]);

  app.sandbox.control.reset();
  const anew = { query, chat_id: chatId, replaces: entry_id };
  const { body: next } = await app.call(endpoints.sendPrompt, { token, body: anew });
  expect(next.message).toMatchObject({ status: 'finished', limits: { left_today: 3 } });
});

test('a reader of an answer that is stopped before its first word is told of its entry, then of its end', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang' });
  const { db } = app.context.storage;
  const reading = Array.fromAsync(readEvents(app.app, { ...sendPrompt, token }));
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const { id: entry_id } = await db.entry.findFirstOrThrow();
  await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  expect(await reading).toMatchObject([
    { event: 'entry', data: { entry_id, query } },
    { event: 'done', data: { message: { status: 'stopped', answer: '' } } },
  ]);
});

test('who gave the entry an id of their own stops it before anything is told of it', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang' });
  const entry_id = crypto.randomUUID();
  const reading = Array.fromAsync(
    readEvents(app.app, { ...sendPrompt, token, body: { ...sendPrompt.body, entry_id } }),
  );
  const { db } = app.context.storage;
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  expect((await app.call(endpoints.stopAnswer, { token, body: { entry_id } })).status).toBe(200);
  expect(await reading).toMatchObject([
    { event: 'entry', data: { entry_id, query } },
    { event: 'done', data: { message: { status: 'stopped', answer: '', limits: { left_today: 4 } } } },
  ]);
});

test.each([query, 'Does Amex use a STAN?'])(
  'an id that another question has, also somebody else’s, is refused and counts nothing: %s',
  async (asked) => {
    const app = await startTestApp();
    const [his, hers] = [await signedInPerson(app), await signedInPerson(app)];
    const entry_id = crypto.randomUUID();
    const ask = ({ token }: typeof his, given: string) =>
      app.call(endpoints.sendPrompt, { token, body: { query: asked, entry_id: given } });
    expect((await ask(his, entry_id)).body.message).toMatchObject({ status: 'finished', entry_id });
    const { status, body } = await ask(hers, entry_id);
    expect([status, body.code]).toEqual([409, 'entry_exists']);
    const left = (await app.call(endpoints.getLastChatId, { token: hers.token })).body;
    expect(left).toMatchObject({ limits: { left_today: 5 }, today_chats: [] });
    expect((await ask(hers, 'too-short')).status).toBe(400);
  },
);

test('a question whose answer was stopped before its first word is no turn of the conversation', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang' });
  const { db } = app.context.storage;
  const pending = app.call(endpoints.sendPrompt, { token, body: { query: 'What is a STAN?' } });
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const { id: entry_id, chatId: chat_id } = await db.entry.findFirstOrThrow();
  await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  await pending;
  app.sandbox.control.reset();
  await app.call(endpoints.sendPrompt, { token, body: { query, chat_id } });
  const sent = app.sandbox.requests('ai').at(-1)?.body as { messages: { role: string; content: string }[] };
  expect(sent.messages.filter(({ role, content }) => role === 'assistant' || content === '')).toEqual([]);
});

test('a refusal is one event', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId: null });
  const events = await Array.fromAsync(readEvents(app.app, { ...sendPrompt, token }));
  expect(events).toMatchObject([
    { event: 'done', data: { message: { status: 'refused', is_subscription: 0 } } },
  ]);
});

test('answers under way are finished before the application closes', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'slow', delay_ms: 600_000 });
  const pending = app.call(endpoints.sendPrompt, { token, body: { query } });
  await expect.poll(() => app.context.storage.db.entry.count({ where: { status: 'writing' } })).toBe(1);
  const closed = app.app.close();
  app.sandbox.control.reset();
  await closed;
  expect((await pending).body.message.status).toBe('finished');
  expect(await app.context.storage.db.entry.findMany()).toMatchObject([{ status: 'finished' }]);
});
