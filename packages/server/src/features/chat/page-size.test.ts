import { expect, test } from 'vitest';
import { pageSizeFor } from './page-size.ts';

test.each([
  ['nothing is known', [], 100],
  ['texts are short', [20, 40], 500],
  ['texts are of a usual length', [2_000, 3_000], 200],
  ['texts are long', [100_000], 20],
])('where %s, so many are read next', (_, lengths, expected) => {
  expect(pageSizeFor(lengths)).toBe(expected);
});
