import { chatTexts, endpoints, paths } from '@genie/contract';
import { expect, test } from 'vitest';
import { type EventOfStream, readEvents, signedInPerson, startTestApp } from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';

test('an answer that the end of the process cannot wait for is interrupted, told so, and given back', async () => {
  const app = await startTestApp({ answersEndWithinSeconds: 0.2 });
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, { path: paths.sendPrompt, token, body: { query } });
  const events: EventOfStream[] = [];
  while (events.at(-1)?.event !== 'block') events.push((await stream.next()).value as EventOfStream);
  const waiting = app.call(endpoints.sendPrompt, { token, body: { query } });
  const { db } = app.context.storage;
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(2);
  const closed = app.app.close();
  for await (const event of stream) events.push(event);
  expect(events.at(-1)).toEqual({
    id: expect.any(Number),
    event: 'error',
    data: { detail: chatTexts.answerInterrupted, code: 'shutting_down' },
  });
  const answer = await waiting;
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    503,
    'shutting_down',
    chatTexts.answerInterrupted,
  ]);
  await closed;
  expect(await db.entry.count()).toBe(0);
  expect(await db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);
});
