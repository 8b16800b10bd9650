import { expect, test } from 'vitest';
import { isUnknown, numberOfUnknown } from './unknown-word.ts';

test('a word has one number, apart from those of known words and of other words', () => {
  const words = Array.from({ length: 2_000 }, (_, place) => `word${place}`);
  const numbers = words.map(numberOfUnknown);
  expect(numbers.every(isUnknown)).toBe(true);
  expect(new Set(numbers).size).toBe(words.length);
  expect(words.map(numberOfUnknown)).toEqual(numbers);
  expect(isUnknown(2 ** 31 - 1)).toBe(false);
});
