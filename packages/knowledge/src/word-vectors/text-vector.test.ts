import { expect, test } from 'vitest';
import { cosineAt, textVector } from './text-vector.ts';
import { vectorLength } from './word-vectors-file.ts';

const vector = (...numbers: number[]): Int8Array =>
  Int8Array.from({ length: vectorLength }, (_, place) => numbers[place] ?? 0);

const words = new Map([
  ['refus', vector(40, 2)],
  ['declin', vector(38, 4)],
  ['chip', vector(0, 50)],
  ['never', vector(-40, -2)],
]);

test('texts that mean the same have near directions although they share no word', () => {
  const refused = textVector(['refus'], words) ?? vector();
  const declined = textVector(['declin'], words) ?? vector();
  const chip = textVector(['chip'], words) ?? vector();
  expect(cosineAt(refused, declined, 0)).toBeGreaterThan(0.99);
  expect(cosineAt(refused, chip, 0)).toBeLessThan(0.1);
});

test('a direction has the same length however many words a text has', () => {
  expect(Math.hypot(...(textVector(['refus'], words) ?? []))).toBeCloseTo(127, -1);
  expect(Math.hypot(...(textVector(['refus', 'chip'], words) ?? []))).toBeCloseTo(127, -1);
});

test('a word that is given twice counts twice', () => {
  const [once, twice] = [textVector(['refus', 'chip'], words), textVector(['refus', 'refus', 'chip'], words)];
  const refused = textVector(['refus'], words) ?? vector();
  expect(cosineAt(twice ?? vector(), refused, 0)).toBeGreaterThan(cosineAt(once ?? vector(), refused, 0));
});

test('a word that was not learnt means itself alone', () => {
  const unlearnt = textVector(['zeppelin'], words) ?? vector();
  expect(textVector(['zeppelin'], words)).toEqual(unlearnt);
  const others = ['refus', 'chip', 'zither', 'zebra'].map((word) => textVector([word], words) ?? vector());
  for (const other of others) expect(Math.abs(cosineAt(unlearnt, other, 0))).toBeLessThan(0.5);
});

test('a text without words, or whose words cancel each other out, has no vector', () => {
  expect(textVector([], words)).toBeUndefined();
  expect(textVector(['refus', 'never'], words)).toBeUndefined();
});

test('a direction is compared with the one that stands at a place among others', () => {
  const others = new Int8Array(2 * vectorLength);
  others.set(vector(0, 127), vectorLength);
  expect(cosineAt(vector(0, 127), others, 0)).toBe(0);
  expect(cosineAt(vector(0, 127), others, 1)).toBe(1);
});
