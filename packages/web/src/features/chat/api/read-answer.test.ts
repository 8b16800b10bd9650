import { chatTexts, paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { refusePost } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { chatApi } from '../testing/chat-api.ts';
import { historyEntry, promptMessage } from '../testing/chat-samples.ts';
import type { AnswerProgress } from './answer-progress.ts';
import { askQuestion, connectionLostText, followAnswer } from './read-answer.ts';

const entry = {
  chat_id: 'chat-1',
  entry_id: 'entry-1',
  query: 'What is DE 39?',
  notice: null,
  documents_used: [],
};
const question = { query: 'What is DE 39?', chat_id: null };
const signal = new AbortController().signal;
const pauses: number[] = [];
const wait = async (pauseMs: number): Promise<void> => void pauses.push(pauseMs);

beforeEach(() => {
  pauses.length = 0;
  localStorage.setItem('access_token', tokenExpiringIn(600));
  localStorage.setItem('refresh_token', 'refresh');
});

/** Reads to the end; gives the names of what came and what ended it. */
const readAll = async (answer: AsyncIterable<AnswerProgress>) => {
  const came: string[] = [];
  try {
    for await (const progress of answer) {
      came.push(progress.event === 'block' ? `block ${progress.data.html}` : progress.event);
    }
    return { came };
  } catch (failure) {
    return { came, failure };
  }
};

test('an answer is read to its end over one connection', async () => {
  const { asking, asked, resumed } = chatApi();
  asking[0]?.send('entry', entry);
  asking[0]?.send('block', { index: 0, html: 'a' });
  asking[0]?.send('done', { message: promptMessage() });
  expect(await readAll(askQuestion(question, { signal, wait }))).toEqual({
    came: ['entry', 'block a', 'done'],
  });
  expect(asked[0]?.headers.get('accept')).toBe('text/event-stream');
  expect(resumed).toEqual([]);
});

test('a connection that breaks is made anew and goes on after the last event seen', async () => {
  const { asking, resuming, resumed } = chatApi();
  asking[0]?.send('entry', entry);
  asking[0]?.send('block', { index: 0, html: 'a' });
  const reading = readAll(
    (async function* () {
      for await (const progress of askQuestion(question, { signal, wait })) {
        yield progress;
        if (progress.event === 'block' && progress.data.html === 'a') asking[0]?.drop();
      }
    })(),
  );
  resuming[0]?.send('block', { index: 0, html: 'ab' });
  resuming[0]?.send('done', { message: promptMessage() });
  expect(await reading).toEqual({ came: ['entry', 'block a', 'reconnecting', 'block ab', 'done'] });
  expect(resumed).toEqual([{ entryId: 'entry-1', after: '2' }]);
});

test('a stream that ends before its answer does is taken up again', async () => {
  const { asking, resuming } = chatApi();
  asking[0]?.send('entry', entry);
  asking[0]?.end();
  resuming[0]?.send('done', { message: promptMessage() });
  const { came, failure } = await readAll(askQuestion(question, { signal, wait }));
  expect(came).toEqual(['entry', 'reconnecting', 'done']);
  expect(failure).toBeUndefined();
});

test('an answer whose events are numbered anew is asked for from its start', async () => {
  const { asking, resuming, resumed } = chatApi();
  asking[0]?.send('entry', entry);
  asking[0]?.end();
  resuming[0]?.end();
  resuming[1]?.send('done', { message: promptMessage() });
  const { came } = await readAll(askQuestion(question, { signal, wait }));
  expect(came.at(-1)).toBe('done');
  expect(resumed.map(({ after }) => after)).toEqual(['1', null]);
});

test('an answer whose events are gone is read from the history', async () => {
  const { asking } = chatApi({ history: { 'chat-1': [historyEntry()] } });
  server.use(
    http.get(paths.answerEvents, () =>
      HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 }),
    ),
  );
  asking[0]?.send('entry', entry);
  asking[0]?.end();
  expect((await readAll(askQuestion(question, { signal, wait }))).came).toEqual([
    'entry',
    'reconnecting',
    'stored',
  ]);
});

test('an answer that is gone from the history too was taken back', async () => {
  const { asking } = chatApi({ history: { 'chat-1': [] } });
  server.use(
    http.get(paths.answerEvents, () =>
      HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 }),
    ),
  );
  asking[0]?.send('entry', entry);
  asking[0]?.end();
  const answer = askQuestion(question, { signal, wait });
  const progress: AnswerProgress[] = [];
  for await (const one of answer) progress.push(one);
  expect(progress.at(-1)).toEqual({
    event: 'error',
    data: { detail: chatTexts.answerInterrupted, code: 'not_found' },
  });
});

test('after a few tries, each after a longer pause, the reader is told', async () => {
  const { asking } = chatApi();
  server.use(http.get(paths.answerEvents, () => HttpResponse.error()));
  asking[0]?.send('entry', entry);
  asking[0]?.end();
  const { failure } = await readAll(askQuestion(question, { signal, wait }));
  expect(failure).toMatchObject({ code: 'network_failed', message: connectionLostText });
  expect(pauses).toEqual([200, 1_000, 2_000, 4_000, 8_000]);
});

test('a refusal before the first event is passed on as it is', async () => {
  const { resumed } = chatApi();
  server.use(refusePost(paths.sendPrompt, 504, 'provider_timeout', { detail: chatTexts.providerTimeout }));
  const { failure } = await readAll(askQuestion(question, { signal, wait }));
  expect(failure).toMatchObject({ code: 'provider_timeout', message: chatTexts.providerTimeout });
  expect(resumed).toEqual([]);
});

test('a question whose connection breaks before the first event is not asked again by itself', async () => {
  const { asking, asked } = chatApi();
  asking[0]?.end();
  const { failure } = await readAll(askQuestion(question, { signal, wait }));
  expect(failure).toMatchObject({ code: 'network_failed' });
  expect(asked).toHaveLength(1);
});

test('an answer that is under way is followed from its start', async () => {
  const { resuming, resumed } = chatApi();
  resuming[0]?.send('entry', entry);
  resuming[0]?.send('block', { index: 0, html: 'a' });
  resuming[0]?.send('done', { message: promptMessage() });
  const { came } = await readAll(followAnswer({ chatId: 'chat-1', entryId: 'entry-1' }, { signal, wait }));
  expect(came).toEqual(['entry', 'block a', 'done']);
  expect(resumed).toEqual([{ entryId: 'entry-1', after: null }]);
  expect(pauses).toEqual([0]);
});

test('events this client does not know are skipped', async () => {
  chatApi();
  server.use(
    http.post(
      paths.sendPrompt,
      () =>
        new HttpResponse(
          `id: 1\nevent: news\ndata: {}\n\nid: 2\nevent: done\ndata: ${JSON.stringify({ message: promptMessage() })}\n\n`,
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    ),
  );
  expect(await readAll(askQuestion(question, { signal, wait }))).toEqual({ came: ['done'] });
});

test('a reader that leaves ends its connection', async () => {
  const { asking } = chatApi();
  const leaving = new AbortController();
  asking[0]?.send('entry', entry);
  const answer = askQuestion(question, { signal: leaving.signal, wait });
  expect((await answer.next()).value).toMatchObject({ event: 'entry' });
  leaving.abort();
  await expect(answer.next()).rejects.toMatchObject({ name: 'AbortError' });
});
