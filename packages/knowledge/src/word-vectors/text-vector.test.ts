import { expect, test } from 'vitest';
import { textVector } from './text-vector.ts';
import { vectorLength } from './word-vectors-file.ts';

const vector = (...start: number[]) => {
  const numbers = new Int8Array(vectorLength);
  numbers.set(start);
  return numbers;
};
const vectors = new Map([
  ['refund', vector(30)],
  ['chargeback', vector(0, 40)],
  ['not', vector(-30)],
]);

test('a text has the direction of the sum of its words, whatever their lengths', () => {
  expect(textVector(['refund'], vectors)).toEqual(vector(127));
  expect(textVector(['refund', 'chargeback'], vectors)).toEqual(vector(76, 102));
});

test('a word said twice counts twice, one that is not known not at all', () => {
  expect(textVector(['refund', 'zebra', 'chargeback', 'refund'], vectors)).toEqual(vector(106, 70));
});

test('a text of which nothing is known has no vector', () => {
  expect(textVector(['zebra'], vectors)).toBeUndefined();
  expect(textVector([], vectors)).toBeUndefined();
  expect(textVector(['refund', 'not'], vectors)).toBeUndefined();
});
