import { expect, test } from 'vitest';
import { KeptMap } from './kept-map.ts';

test('beyond its number the entries set longest ago go, and what is set again counts as new', () => {
  const kept = new KeptMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
