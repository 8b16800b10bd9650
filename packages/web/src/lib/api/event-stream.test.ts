import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { parseEvents, readEvents } from './event-stream.ts';

const cut = (text: string, places: readonly number[]): string[] => {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
};

const bodyOf = (bytes: Uint8Array, places: readonly number[]): ReadableStream<Uint8Array> => {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  const chunks = [...ends, bytes.length].map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) if (chunk.length > 0) controller.enqueue(chunk);
      controller.close();
    },
  });
};

async function* chunksOf(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

const parse = (text: string) => collect(parseEvents(chunksOf([text])));

const line = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n\0]/g, ''));
const name = line.filter((text) => text !== '' && !text.startsWith(' '));
const events = fc.array(
  fc.record({ id: name, event: name, data: fc.array(line, { minLength: 1, maxLength: 4 }) }),
  { maxLength: 6 },
);
const places = fc.array(fc.nat(), { maxLength: 30 });
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

const written = (
  given: readonly { id: string; event: string; data: readonly string[] }[],
  end: string,
): string =>
  given
    .map(({ id, event, data }) =>
      [`id: ${id}`, `event: ${event}`, ...data.map((text) => `data: ${text}`), '', ''].join(end),
    )
    .join('');

test('events are the same however their bytes are cut and whatever ends their lines', async () => {
  await fc.assert(
    fc.asyncProperty(events, lineEnd, places, async (given, end, cuts) => {
      const bytes = new TextEncoder().encode(written(given, end));
      expect(await collect(readEvents(bodyOf(bytes, cuts)))).toEqual(
        given.map(({ id, event, data }) => ({ id, event, data: data.join('\n') })),
      );
    }),
    { numRuns: 200 },
  );
});

test('text is the same however it is cut', async () => {
  const text = ': hello\r\n\r\nid: 1\r\nevent: block\r\ndata: {"html":"<p>"}\r\n\r\ndata\n\n';
  await fc.assert(
    fc.asyncProperty(places, async (cuts) => {
      expect(await collect(parseEvents(chunksOf(cut(text, cuts))))).toEqual(await parse(text));
    }),
  );
});

test('an id stays until another comes, a name does not', async () => {
  expect(await parse('id: 7\nevent: entry\ndata: a\n\ndata: b\n\nid\ndata: c\n\n')).toEqual([
    { id: '7', event: 'entry', data: 'a' },
    { id: '7', event: 'message', data: 'b' },
    { id: '', event: 'message', data: 'c' },
  ]);
});

test('comments and unknown fields are skipped, and only one space after the colon is dropped', async () => {
  expect(await parse(': keep-alive\nretry: 10\ndata:  two spaces\ndata:none\n\n')).toEqual([
    { id: '', event: 'message', data: ' two spaces\nnone' },
  ]);
});

test('an event without data and one without its end are dropped', async () => {
  expect(await parse('event: entry\n\ndata: unfinished\n')).toEqual([]);
});

test('leaving the loop early closes the connection', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: again\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event.data).toBe('again');
    break;
  }
  expect(cancelled).toBe(true);
});
