import { expect, test } from 'vitest';
import { Signs } from './signs.ts';
import { vectorLength } from './word-vectors-file.ts';

const filled = (from: number, to: number) =>
  Int8Array.from({ length: vectorLength }, (_, at) => (at >= from && at < to ? 5 : -5));

test('vectors differ in as many bits as numbers have other signs', () => {
  const both = Int8Array.of(...filled(0, 64), ...filled(0, 40));
  const signs = new Signs([filled(0, 10), both]);
  expect(signs.count).toBe(3);
  const all = [0, 1, 2].map((other) => signs.differing(0, signs, other));
  expect(all).toEqual([0, 54, 30]);
  const other = new Signs([filled(30, 40)]);
  expect(other.differing(0, signs, 2)).toBe(30);
  const differing = new Uint8Array(3);
  signs.allDiffering(other, differing);
  expect([...differing]).toEqual([20, 54, 30]);
});
