import { expect, test } from 'vitest';
import { StemDirections } from './stem-directions.ts';
import { vectorLength } from './word-vectors-file.ts';

const vector = (...numbers: number[]) =>
  Int8Array.from({ length: vectorLength }, (_, at) => numbers[at] ?? 0);
const words = new Map([
  ['refund', vector(40, 30)],
  ['credit', vector(80, 60)],
  ['clear', vector(0, 0, 50)],
  ['opposite', vector(-40, -30)],
]);
const numbers: Record<string, number> = { refund: 7, credit: 8, clear: 9, opposite: 10 };
const directions = new StemDirections(words, (stem) => numbers[stem] ?? 0);
const nearness = (one: number, other: number) => {
  let near = 0;
  directions.nearnessTo([11, other])(one, (place, cosine) => {
    expect(place).toBe(1);
    near = cosine;
  });
  return near;
};

test('words are as near as their directions, and none is nearer than what has nothing in common', () => {
  expect(nearness(7, 8)).toBeCloseTo(1, 6);
  expect(nearness(7, 9)).toBe(0);
  expect(nearness(7, 10)).toBe(0);
  expect(nearness(7, 7)).toBe(1);
});

test('a word tells as much as its vector is long, and one that was not learnt has none and is near to no other', () => {
  expect(directions.lengthOf(8)).toBe(100);
  expect(directions.lengthOf(11)).toBeUndefined();
  expect(nearness(11, 8)).toBe(0);
});

test('words with next to nothing in common are told apart by their signs', () => {
  const [one, other] = [
    vector(...Array(vectorLength).fill(9)),
    vector(...Array(36).fill(9), ...Array(28).fill(-9)),
  ];
  const apart = new StemDirections(
    new Map([
      ['one', one],
      ['other', other],
    ]),
    (stem) => stem.length,
  );
  const told: number[] = [];
  apart.nearnessTo([3, 5])(3, (place) => told.push(place));
  expect(told).toEqual([0]);
});
