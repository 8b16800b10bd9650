import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExportedValue } from '../../personal-data.ts';
import { jsonText } from './json-text.ts';

const textOf = async (value: ExportedValue) => (await Array.fromAsync(jsonText(value))).join('');

async function* streamed(items: readonly ExportedValue[]): AsyncGenerator<ExportedValue> {
  yield* items;
}

/** The same value with every list, or every second one, streamed. */
const asStreams = (value: ExportedValue, often = 1, depth = 0): ExportedValue => {
  if (Array.isArray(value)) {
    const items = value.map((item) => asStreams(item, often, depth + 1));
    return depth % often === 0 ? streamed(items) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => [name, asStreams(field, often, depth + 1)]),
  );
};

test('whatever the value, with its lists streamed or not, the text is the JSON of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (json) => {
      const value = JSON.parse(JSON.stringify(json)) as ExportedValue;
      expect(JSON.parse(await textOf(value))).toEqual(value);
      expect(JSON.parse(await textOf(asStreams(value)))).toEqual(value);
      expect(JSON.parse(await textOf(asStreams(value, 2)))).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

test('the text is laid out as JSON.stringify does it', async () => {
  const at = new Date('2026-11-21T08:00:00.000Z');
  const entries = [
    { query: 'a', at },
    { query: 'b', list: [] },
  ];
  const plain = [
    { chat: 1, entries },
    { chat: 2, entries: [] },
  ];
  const value = streamed(plain.map(({ chat, entries: own }) => ({ chat, entries: streamed(own) })));
  expect(await textOf(value)).toBe(JSON.stringify(plain, null, 2));
});

test('an element is read only when the one before it has been written', async () => {
  const read: number[] = [];
  async function* counted(): AsyncGenerator<ExportedValue> {
    for (const number of [1, 2, 3]) {
      read.push(number);
      yield number;
    }
  }
  for await (const piece of jsonText(counted())) if (piece === '1') break;
  expect(read).toEqual([1]);
});
