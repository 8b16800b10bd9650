import { expect, test } from 'vitest';
import { BagEncoder } from './bag-encoder.ts';
import { PackedTexts } from './packed-texts.ts';

const dim = 4;
const vectors = Float32Array.of(1, 0, 2, 0, 0, 1, 0, -1, 3, 1, 1, 1);
const logWeights = Float32Array.of(0.5, -0.25, 0.75);
/** What the loss is said to change by along each number of each text. */
const slopes = Float64Array.of(1, -2, 0.5, 3, 0, 1, 1, -1, 2, 2, 2, 2);

const texts = new PackedTexts(3);
for (const words of [[0, 1], [2, 0, 2], []]) texts.add([Int32Array.from(words)], 0, () => 0.5);

const encoded = (of: Float32Array, logs: Float32Array): BagEncoder => {
  const encoder = new BagEncoder(3, dim);
  encoder.encode(texts, of, logs.map(Math.exp));
  return encoder;
};
const lossOf = (of: Float32Array, logs: Float32Array): number =>
  encoded(of, logs).vectors.reduce((sum, number, at) => sum + number * (slopes[at] ?? 0), 0);

test('a text is the weighted sum of its words made 1 long, and nothing without words', () => {
  const { vectors: rows } = encoded(vectors, logWeights);
  const [first, second] = [Math.exp(0.5), Math.exp(-0.25)];
  const length = Math.hypot(first, second, 2 * first, second);
  expect(rows[0]).toBeCloseTo(first / length, 6);
  expect(rows[3]).toBeCloseTo(-second / length, 6);
  expect(Math.hypot(...rows.subarray(4, 8))).toBeCloseTo(1, 10);
  expect([...rows.subarray(8)]).toEqual([0, 0, 0, 0]);
});

test('slopes along texts are carried back to the vectors and the weights of their words', () => {
  const encoder = encoded(vectors, logWeights);
  encoder.slopes.set(slopes);
  const [ofVectors, ofWeights] = [new Float32Array(vectors.length), new Float32Array(3)];
  encoder.carryBack(texts, vectors, logWeights.map(Math.exp), ofVectors, ofWeights);
  const step = 1 / 256;
  for (const [at, number] of vectors.entries()) {
    const rise =
      lossOf(vectors.with(at, number + step), logWeights) -
      lossOf(vectors.with(at, number - step), logWeights);
    expect(ofVectors[at]).toBeCloseTo(rise / (2 * step), 4);
  }
  for (const [at, log] of logWeights.entries()) {
    const rise =
      lossOf(vectors, logWeights.with(at, log + step)) - lossOf(vectors, logWeights.with(at, log - step));
    expect(ofWeights[at]).toBeCloseTo(rise / (2 * step), 4);
  }
});
