import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('a text is read once while it is among the last ones, and again later', () => {
  const read: string[] = [];
  const lengthOf = remembering((text) => read.push(text));
  const texts = Array.from({ length: 9 }, (_, index) => 'x'.repeat(index));
  expect(lengthOf('first')).toBe(lengthOf('first'));
  for (const text of texts) lengthOf(text);
  expect(lengthOf('first')).toBe(11);
  expect(read.filter((text) => text === 'first')).toHaveLength(2);
});
