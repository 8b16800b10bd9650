import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { vectorLength } from '../word-vectors/word-vectors-file.ts';
import { AnswerVectors } from './answer-vectors.ts';

/** Directions along single axes: the nearest to one is itself. */
const along = (...axes: number[]): Int8Array => {
  const vectors = new Int8Array(axes.length * vectorLength);
  for (const [place, axis] of axes.entries()) vectors[place * vectorLength + axis] = 127;
  return vectors;
};

/** Between two axes, nearer to the first. */
const between = (first: number, second: number): Int8Array => {
  const vector = new Int8Array(vectorLength);
  vector[first] = 110;
  vector[second] = 63;
  return vector;
};

const filled = (): AnswerVectors => {
  const vectors = new AnswerVectors();
  vectors.add(along(0, 1));
  vectors.add(new Int8Array(0));
  vectors.add(along(2));
  vectors.add(along(1, 3, 4));
  vectors.seal();
  return vectors;
};

test('an answer is as near as the angle between it and the question says', () => {
  const vectors = filled();
  const question = between(3, 1);
  const cosines = [0, 1, 2, 3, 4, 5].map((answer) => vectors.similarity(question, answer));
  expect(cosines.map((cosine) => cosine.toFixed(2))).toEqual([
    '0.00',
    '0.50',
    '0.00',
    '0.50',
    '0.87',
    '0.00',
  ]);
});

test('the nearest answers come best first, and no more than are wanted', () => {
  const vectors = filled();
  expect(vectors.nearest(between(3, 1), 9)).toEqual([4, 1, 3]);
  expect(vectors.nearest(between(3, 1), 1)).toEqual([4]);
});

test('where there are no answers none is near', () => {
  const vectors = new AnswerVectors();
  vectors.seal();
  expect(vectors.nearest(between(0, 1), 5)).toEqual([]);
});

test('of many answers those are found that are nearest, whatever else agrees in some signs', () => {
  const random = seededRandom(3);
  const vectors = new AnswerVectors();
  const any = () => Int8Array.from({ length: vectorLength }, () => Math.round(127 * (random() - 0.5)));
  for (let answer = 0; answer < 5_000; answer += 1) vectors.add(any());
  const wanted = any();
  vectors.add(wanted);
  vectors.seal();
  const question = wanted.map((number, at) => (at % 8 === 0 ? -number : number));
  expect(vectors.nearest(question, 3)[0]).toBe(5_000);
});
