import { expect, test } from 'vitest';
import type { Engine } from '../engine.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { withAnswering, withNear } from './with-answering.ts';

const ranked = (number: number, isExact = false) => ({ outline: { number }, isExact }) as Ranked;
const engine = { store: { outline: (number: number) => ({ number }) } } as unknown as Engine;

const numbers = (answering: number[], found: Ranked[]) =>
  withAnswering(engine, answering, found, 4).map(({ outline }) => outline.number);

test('passages that answer come in the order of what they answer, in the places they have', () => {
  const found = [ranked(1), ranked(2), ranked(3), ranked(4)];
  expect(numbers([], found)).toEqual([1, 2, 3, 4]);
  expect(numbers([4, 2], found)).toEqual([1, 4, 3, 2]);
  expect(numbers([2, 4], found)).toEqual([1, 2, 3, 4]);
});

test('one that was not found comes second, after the rows of codes, and the last leaves', () => {
  expect(numbers([9], [ranked(1, true), ranked(2), ranked(3), ranked(4)])).toEqual([1, 2, 9, 3]);
  expect(numbers([9], [ranked(1, true), ranked(2, true)])).toEqual([1, 2, 9]);
  expect(numbers([3, 9], [ranked(1), ranked(2), ranked(3), ranked(4)])).toEqual([1, 3, 2, 9]);
});

test('one that answers something near comes last, and one that answers nothing leaves', () => {
  const near = (texts: number[], others: number[], found: Ranked[], kept: number[] = []) =>
    withNear(engine, { texts: textsOf(texts), near: textsOf(others) }, found, 4, kept).map(
      ({ outline }) => outline.number,
    );
  const textsOf = (passages: number[]) => new Map(passages.map((number) => [number, 'It is.']));
  expect(near([4], [9], [ranked(1), ranked(2), ranked(3), ranked(4)])).toEqual([1, 2, 4, 9]);
  expect(near([1], [2], [ranked(1), ranked(2), ranked(3), ranked(4)])).toEqual([1, 2, 3, 4]);
  expect(near([1], [9], [ranked(1), ranked(2)])).toEqual([1, 2, 9]);
  expect(near([1], [9], [ranked(1), ranked(2), ranked(3), ranked(4)], [3, 4])).toEqual([1, 3, 4, 9]);
  expect(near([1], [9], [ranked(1), ranked(2), ranked(3), ranked(4)], [2, 3, 4])).toEqual([1, 2, 3, 4]);
  expect(near([], [9], [ranked(1, true), ranked(2, true), ranked(3, true), ranked(4, true)])).toEqual([
    1, 2, 3, 4,
  ]);
});
