import { expect, test } from 'vitest';
import { normalized } from './embedding.ts';
import { diversify, fuseRankings } from './fuse.ts';

test('what two rankings hold comes before what one has first', () => {
  expect(
    fuseRankings([
      [1, 2, 3],
      [4, 2],
    ]),
  ).toEqual([
    { number: 2, score: 1 / 62 + 1 / 62 },
    { number: 1, score: 1 / 61 },
    { number: 4, score: 1 / 61 },
    { number: 3, score: 1 / 63 },
  ]);
});

test('one ranking alone keeps its order', () => {
  expect(fuseRankings([[7, 5, 6], []]).map(({ number }) => number)).toEqual([7, 5, 6]);
});

test('of two that say the same the second waits for one that says something else', () => {
  const vectors = new Map([
    [1, [1, 0, 0]],
    [2, [1, 0.01, 0]],
    [3, [0, 1, 0]],
  ]);
  const vectorOf = (number: number) => normalized(Float32Array.from(vectors.get(number) ?? []));
  const ranking = [1, 2, 3].map((number) => ({ number, score: 1 / (60 + number) }));
  expect(diversify(ranking, vectorOf)).toEqual([1, 3, 2]);
  expect(diversify(ranking, () => undefined)).toEqual([1, 2, 3]);
});
