import { endpoints, paths } from '@genie/contract';
import { expect, test } from 'vitest';
import { finished, piece, startProviderOf } from '../../adapters/ai/testing/provider-of.ts';
import { eventsPath, readEvents, signedInPerson, startTestApp } from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';
const impatient = { silenceSeconds: 2, answerSeconds: 20 };

test.each([
  ['error', 502, 'provider_failed'],
  ['malformed', 502, 'provider_failed'],
  ['rate_limited', 503, 'provider_unavailable'],
  ['down', 503, 'provider_unavailable'],
  ['hang', 504, 'provider_timeout'],
] as const)(
  'a provider in mode %s: %i, nothing counted, nothing stored, and the next question works',
  async (mode, status, code) => {
    const app = await startTestApp({ ai: impatient });
    const { token } = await signedInPerson(app);
    app.sandbox.control.set('ai', { mode });
    const failed = await app.call(endpoints.sendPrompt, { token, body: { query } });
    expect([failed.status, failed.body.code]).toEqual([status, code]);
    expect(failed.body.detail).toContain('was not counted');
    expect(await app.context.storage.db.chat.count()).toBe(0);
    expect(await app.context.storage.db.entry.count()).toBe(0);
    app.sandbox.control.reset();
    const next = await app.call(endpoints.sendPrompt, { token, body: { query } });
    expect(next.body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
  },
);

test.each(['error', 'malformed', 'down', 'hang'] as const)(
  'a provider that turns to %s in mid-answer: an error event, and nothing is left',
  async (mode) => {
    const app = await startTestApp({ ai: impatient });
    const { token } = await signedInPerson(app);
    app.sandbox.control.set('ai', { mode, after_chunks: 3 });
    const events = await Array.fromAsync(
      readEvents(app.app, { path: paths.sendPrompt, token, body: { query } }),
    );
    expect(events.at(0)?.event).toBe('entry');
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { detail: expect.stringContaining('not counted') },
    });
    expect(await app.context.storage.db.entry.count()).toBe(0);
    const { body } = await app.call(endpoints.getLastChatId, { token });
    expect(body).toMatchObject({ last_chat: null, limits: { left_today: 5 } });
    const entryId = String(events[0]?.data.entry_id);
    const late = await Array.fromAsync(readEvents(app.app, { path: eventsPath(entryId), token }));
    expect(late.at(-1)?.event).toBe('error');
  },
);

test('a character that no database can keep does not cost the answer it stands in', async () => {
  const baseUrl = await startProviderOf(() => [piece('The issuer \u0000 declines.'), finished]);
  const app = await startTestApp({ ai: { baseUrl } });
  const { token } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(status).toBe(200);
  expect(body.message.answer).toContain('The issuer \ufffd declines.');
  const { chat_id } = body.message;
  const history = await app.call(endpoints.getChatHistory, { token, body: { chat_id } });
  expect(history.body.chat_history[0]?.answer).toBe(body.message.answer);
});

test('an answer left behind by a process that ended is given back', async () => {
  const app = await startTestApp({ ai: { silenceSeconds: 3_600, answerSeconds: 180 } });
  const { token, userId } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang' });
  const pending = app.call(endpoints.sendPrompt, { token, body: { query } });
  await expect.poll(() => app.context.storage.db.entry.count({ where: { status: 'writing' } })).toBe(1);
  app.clock.advance({ minutes: 5 });
  await app.context.jobs.run('abandoned-answers');
  expect(await app.context.storage.db.entry.count({ where: { userId } })).toBe(0);
  expect(await app.context.storage.db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);
  app.sandbox.control.reset();
  await app.sandbox.close();
  expect((await pending).status).toBe(503);
  expect(await app.context.storage.db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);
});
