import { paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { refusePost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { streamSignedIn } from './stream.ts';

beforeEach(() => localStorage.setItem('access_token', tokenExpiringIn(60)));

const ask = (lastEventId?: string) =>
  collect(streamSignedIn(paths.sendPrompt, { method: 'POST', body: { query: 'DE 39?' }, lastEventId }));

const eventStream = (text: string) =>
  new HttpResponse(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

test('the events of an answer arrive in order', async () => {
  const headers: Headers[] = [];
  server.use(
    http.post(paths.sendPrompt, ({ request }) => {
      headers.push(request.headers);
      return eventStream('id: 1\nevent: entry\ndata: {}\n\nid: 2\nevent: done\ndata: {}\n\n');
    }),
  );
  expect((await ask('0')).map(({ id, event }) => [id, event])).toEqual([
    ['1', 'entry'],
    ['2', 'done'],
  ]);
  expect(headers[0]?.get('accept')).toBe('text/event-stream');
  expect(headers[0]?.get('last-event-id')).toBe('0');
});

test('a refusal before the first event is thrown', async () => {
  server.use(refusePost(paths.sendPrompt, 503, 'provider_unavailable', { detail: 'Busy.' }));
  await expect(ask()).rejects.toMatchObject({ code: 'provider_unavailable', message: 'Busy.' });
});

test('an answer in JSON is the last event of a stream', async () => {
  const message = { query: 'DE 39?', answer: '<p>The response code.</p>' };
  server.use(http.post(paths.sendPrompt, () => HttpResponse.json({ message })));
  expect(await ask()).toEqual([{ id: '', event: 'done', data: JSON.stringify({ message }) }]);
});

test('an answer that is neither an event stream nor JSON cannot be read', async () => {
  server.use(http.post(paths.sendPrompt, () => HttpResponse.html('<p>Welcome to the hotel</p>')));
  await expect(ask()).rejects.toMatchObject({ code: 'response_unreadable' });
});

test('a connection that breaks in the middle is told after the events before', async () => {
  server.use(
    http.post(paths.sendPrompt, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('event: entry\ndata: {}\n\n'));
        },
        pull: (controller) => controller.error(new TypeError('reset')),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  await expect(ask()).rejects.toMatchObject({ code: 'network_failed' });
});
