import { expect, onTestFinished, test, vi } from 'vitest';
import { eventsOf } from './events-of.ts';

const responseOf = (pieces: readonly Uint8Array[], cancel?: () => void): Response => {
  let at = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const piece = pieces[at];
    at += 1;
    if (piece) controller.enqueue(piece);
    else controller.close();
  };
  return new Response(new ReadableStream({ pull, ...(cancel && { cancel }) }));
};

const cut = (text: string, every: number): Uint8Array[] => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / every) }, (_, at) =>
    bytes.subarray(at * every, (at + 1) * every),
  );
};

const readAll = async (text: string, every = 1_000): Promise<unknown[]> =>
  (await Array.fromAsync(eventsOf(responseOf(cut(text, every))))).flat();

test.each(['\n', '\r\n', '\r'])(
  'events are whole wherever their bytes are cut, lines ending with %j',
  async (end) => {
    const text = [
      '\ufeffdata: "دفع 💳"',
      '',
      ': a comment',
      '',
      'data: [1,',
      'data:2]',
      '',
      'data: [DONE]',
      '',
      '',
    ].join(end);
    for (const every of [1, 2, 3, 5, 7, 1_000])
      expect(await readAll(text, every)).toEqual(['دفع 💳', [1, 2]]);
  },
);

test('events that came together are told together, and a piece of one tells nothing', async () => {
  const pieces = ['data: 1\n\ndata: 2\n\nda', 'ta: ', '3\n\n'].map((piece) => Buffer.from(piece));
  expect(await Array.fromAsync(eventsOf(responseOf(pieces)))).toEqual([[1, 2], [3]]);
});

test('a last event without its end is told, and nothing after [DONE] is', async () => {
  expect(await readAll('data: 1\n\ndata: 2')).toEqual([1, 2]);
  expect(await readAll('data: 1\n\ndata: [DONE]\n\ndata: 2\n\n')).toEqual([1]);
});

test.each([
  ['data: {"error":{"message":"out of memory"}}\n\n', 'out of memory'],
  ['data: {"error":"out of memory"}\n\n', 'out of memory'],
  ['event: error\ndata: {"message":"out of memory"}\n\n', 'out of memory'],
  ['data: {"choices":\n\n', 'JSON'],
])('%j fails', async (text, reason) => {
  await expect(readAll(text)).rejects.toThrow(reason);
});

test('what came before a failure is told', async () => {
  const events = eventsOf(responseOf([Buffer.from('data: 1\n\ndata: {\n\n')]));
  expect((await events.next()).value).toEqual([1]);
  await expect(events.next()).rejects.toThrow('JSON');
});

test('an event of more than 2 million characters fails', async () => {
  const events = readAll(`data: "${'x'.repeat(3_000_000)}"\n\n`, 65_536);
  await expect(events.then(({ length }) => length)).rejects.toThrow('max buffer size');
});

test('the provider is told to stop when nobody reads on, and when it goes on after [DONE]', async () => {
  const cancel = vi.fn();
  const response = (text: string): Response =>
    responseOf(cut(`${text}\n\n${': more\n\n'.repeat(10)}`, 9), cancel);
  for await (const _ of eventsOf(response('data: 1'))) break;
  expect(cancel).toHaveBeenCalledTimes(1);
  await Array.fromAsync(eventsOf(response('data: [DONE]')));
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(2));
});

/** A body that stays open after [DONE], what ends it, and what is told when it is cancelled. */
const openAfterDone = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [cancel, ready] = [vi.fn(), Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()];
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(Buffer.from('data: [DONE]\n\n'));
    ready.resolve(controller);
  };
  const end = async () => (await ready.promise).close();
  return { response: new Response(new ReadableStream({ start, cancel })), cancel, end };
};

test('a body may end by itself after [DONE], so that its connection is kept', async () => {
  const { response, cancel, end } = openAfterDone();
  expect(await Array.fromAsync(eventsOf(response))).toEqual([]);
  expect(cancel).not.toHaveBeenCalled();
  await end();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  expect(cancel).not.toHaveBeenCalled();
});

test('a body that has not ended a second after [DONE] is given up', async () => {
  const { response, cancel } = openAfterDone();
  await Array.fromAsync(eventsOf(response));
  await vi.advanceTimersByTimeAsync(999);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a body that is not there has no events', async () => {
  expect(await Array.fromAsync(eventsOf(new Response()))).toEqual([]);
});
