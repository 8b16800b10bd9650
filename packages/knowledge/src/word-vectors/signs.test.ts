import { expect, test } from 'vitest';
import { Signs } from './signs.ts';
import { vectorLength } from './word-vectors-file.ts';

const filled = (from: number, to: number) =>
  Int8Array.from({ length: vectorLength }, (_, at) => (at >= from && at < to ? 5 : -5));

const several = () => Signs.of([filled(0, 10), Int8Array.of(...filled(0, 64), ...filled(0, 40))]);
const differing = (signs: Signs, others: Signs, other: number) => {
  const bits = new Uint8Array(signs.count);
  signs.allDiffering(others, other, bits);
  return [...bits];
};

test('vectors differ in as many bits as numbers have other signs', () => {
  const signs = several();
  expect(signs.count).toBe(3);
  expect(differing(signs, signs, 0)).toEqual([0, 54, 30]);
  expect(differing(signs, Signs.of([filled(0, 1), filled(30, 40)]), 1)).toEqual([20, 54, 30]);
});

test('the signs at some places are those of the vectors there', () => {
  const signs = several();
  expect(differing(signs.at([2, 0]), signs, 0)).toEqual([30, 0]);
  expect(signs.at([]).count).toBe(0);
});

test('the closest are so many at least, with all that differ in as many bits as the last of them', () => {
  const bits = [9, 3, 7, 3, 64, 0, 7, 7];
  const signs = Signs.of(bits.map((count) => filled(0, count)));
  const closest = (most: number) => signs.closestTo(Signs.of([filled(0, 0)]), most);
  expect(closest(1)).toEqual([5]);
  expect(closest(2)).toEqual([1, 3, 5]);
  expect(closest(4)).toEqual([1, 2, 3, 5, 6, 7]);
  expect(closest(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(closest(100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('where some are looked at the closest are sought among these alone, in their order', () => {
  const signs = Signs.of([9, 3, 7, 3, 64, 0].map((count) => filled(0, count)));
  const closest = (most: number, ...among: number[]) =>
    signs.closestTo(Signs.of([filled(0, 0)]), most, Uint32Array.from(among));
  expect(closest(1, 4, 2, 0)).toEqual([2]);
  expect(closest(2, 3, 0, 1)).toEqual([3, 1]);
  expect(closest(1)).toEqual([]);
});
