import { expect, test } from 'vitest';
import { createDraws } from './draws.ts';

test('the same seed draws the same, another seed something else', () => {
  const draw = (seed: number) => {
    const { integer } = createDraws(seed);
    return Array.from({ length: 20 }, () => integer(1_000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('each number is drawn about equally often, and a shuffled list has lost nothing', () => {
  const { integer, shuffled } = createDraws(20250403);
  const counts = new Array(10).fill(0);
  for (let n = 0; n < 10_000; n += 1) counts[integer(10)] += 1;
  expect(counts.every((count) => count > 850 && count < 1_150)).toBe(true);
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffled(list)).not.toEqual(list);
  expect(shuffled(list).sort()).toEqual(list);
});
