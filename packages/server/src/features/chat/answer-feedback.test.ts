import { chatTexts, endpoints, paths } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  type EventOfStream,
  eventsPath,
  type Person,
  readEvents,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';

type Feedback = { rating: 'good' | 'bad' | 'none'; comment?: string };

const startWithAnswer = async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token: person.token, body: { query } });
  const entry_id = body.message.entry_id ?? expect.fail('no entry');
  const rate = (feedback: Feedback, token = person.token) =>
    app.call(endpoints.answerFeedback, { token, body: { entry_id, ...feedback } });
  return { app, person, message: body.message, entry_id, rate };
};

const shown = async (app: TestApp, { token }: Person, chat_id: string) =>
  (await app.call(endpoints.getChatHistory, { token, body: { chat_id } })).body.chat_history.map(
    ({ feedback }) => feedback,
  );

test('an answer comes without feedback, and is shown with what was said of it', async () => {
  const { app, person, message, rate } = await startWithAnswer();
  expect(message.feedback).toBeNull();
  const { status, body } = await rate({ rating: 'bad', comment: '  DE 39 = 05 is not <b>51</b>. ' });
  expect([status, body]).toEqual([200, { message: chatTexts.feedbackGiven }]);
  const said = { rating: 'bad', comment: 'DE 39 = 05 is not <b>51</b>.' };
  expect(await shown(app, person, message.chat_id)).toEqual([said]);
});

test('the events of an answer that is read again end with what was said of it', async () => {
  const app = await startTestApp();
  const { token, userId } = await signedInPerson(app);
  const at = app.context.clock.now();
  const chat = { id: 'chat', userId, firstQuery: query, createdAt: at, lastActivityAt: at };
  const answer = { status: 'finished', source: 'knowledge', answer: '<p>Refused.</p>', createdAt: at };
  const said = { feedbackRating: 'good', feedbackComment: 'Short.', feedbackAt: at };
  const { db } = app.context.storage;
  await db.chat.create({ data: chat });
  await db.entry.create({
    data: { id: 'entry', chatId: 'chat', userId, position: 0, query, ...answer, ...said },
  });
  const events = await Array.fromAsync(readEvents(app.app, { path: eventsPath('entry'), token }));
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { message: { feedback: { rating: 'good', comment: 'Short.' } } },
  });
});

test('what is said of an answer right after its end is there when its events are read again', async () => {
  const { app, person, message, rate } = await startWithAnswer();
  await rate({ rating: 'good', comment: 'Short.' });
  const path = eventsPath(message.entry_id ?? '');
  const events = await Array.fromAsync(readEvents(app.app, { path, token: person.token }));
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { message: { feedback: { rating: 'good', comment: 'Short.' } } },
  });
});

test('feedback takes the place of what was said before, with its comment, however often it comes', async () => {
  const { app, person, message, rate } = await startWithAnswer();
  await rate({ rating: 'bad', comment: 'Too long.' });
  await rate({ rating: 'good' });
  expect((await rate({ rating: 'good' })).status).toBe(200);
  expect(await shown(app, person, message.chat_id)).toEqual([{ rating: 'good', comment: '' }]);
});

test('feedback that is taken back leaves nothing, nor does a comment sent along', async () => {
  const { app, person, message, entry_id, rate } = await startWithAnswer();
  await rate({ rating: 'bad', comment: 'Too long.' });
  const { body } = await rate({ rating: 'none', comment: 'Never mind.' });
  expect(body.message).toBe(chatTexts.feedbackTakenBack);
  expect((await rate({ rating: 'none' })).status).toBe(200);
  expect(await shown(app, person, message.chat_id)).toEqual([null]);
  expect(await app.context.storage.db.entry.findUnique({ where: { id: entry_id } })).toMatchObject({
    feedbackRating: null,
    feedbackComment: null,
    feedbackAt: null,
  });
});

test('card data in a comment is masked before it is stored, and the person is told', async () => {
  const { app, person, message, rate } = await startWithAnswer();
  const { body } = await rate({ rating: 'bad', comment: 'Fails for 4111 1111 1111 1111, CVV 123.' });
  expect(body.message).toBe(chatTexts.feedbackMasked);
  const [feedback] = await shown(app, person, message.chat_id);
  expect(feedback?.comment).toMatch(/^Fails for 4111/);
  const stored = JSON.stringify([feedback, app.logs, await app.context.storage.db.entry.findMany()]);
  expect(stored).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111|CVV:? 123/);
});

test("nobody says anything of another person's answer, nor without a token, nor of one that is not there", async () => {
  const { app, person, entry_id, rate } = await startWithAnswer();
  const other = await signedInPerson(app);
  expect((await rate({ rating: 'good' }, other.token)).status).toBe(404);
  const body = { entry_id, rating: 'good' } as const;
  expect((await app.call(endpoints.answerFeedback, { body })).status).toBe(401);
  const { token } = person;
  const unknown = await app.call(endpoints.answerFeedback, { token, body: { ...body, entry_id: 'none' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  expect(await app.context.storage.db.entry.findMany()).toMatchObject([{ feedbackRating: null }]);
});

test('an answer that is still being written takes no feedback, and takes it once it was stopped', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, { path: paths.sendPrompt, token, body: { query } });
  const { data } = (await stream.next()).value as EventOfStream;
  const entry_id = String(data.entry_id);
  const rate = () => app.call(endpoints.answerFeedback, { token, body: { entry_id, rating: 'good' } });
  expect((await rate()).status).toBe(404);
  await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  await Array.fromAsync(stream);
  expect((await rate()).status).toBe(200);
});

test('an answer written anew starts without feedback, and the one it replaced takes its own along', async () => {
  const { app, person, message, entry_id, rate } = await startWithAnswer();
  await rate({ rating: 'bad', comment: 'Once more, please.' });
  const { chat_id } = message;
  const { token } = person;
  const anew = await app.call(endpoints.sendPrompt, { token, body: { query, chat_id, replaces: entry_id } });
  expect(anew.body.message.feedback).toBeNull();
  expect(await shown(app, person, chat_id)).toEqual([null]);
  expect((await rate({ rating: 'good' })).status).toBe(404);
  expect(await app.context.storage.db.entry.count({ where: { feedbackAt: { not: null } } })).toBe(0);
});

test('a comment that is too long is refused in words and changes nothing', async () => {
  const { app, person, message, rate } = await startWithAnswer();
  const { status, body } = await rate({ rating: 'good', comment: 'x'.repeat(1_001) });
  expect([status, body.detail]).toEqual([400, chatTexts.feedbackTooLong]);
  expect(await shown(app, person, message.chat_id)).toEqual([null]);
});
