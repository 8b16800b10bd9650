import { expect, test } from 'vitest';
import { BagEncoder } from './bag-encoder.ts';
import { PackedTexts } from './packed-texts.ts';

const dim = 4;
const vectors = Float32Array.of(1, 0, 2, 0, 0, 1, 0, -1, 3, 1, 1, 1);
/** What the loss is said to change by along each number of each text. */
const slopes = Float64Array.of(1, -2, 0.5, 3, 0, 1, 1, -1, 2, 2, 2, 2);

const texts = new PackedTexts(3);
for (const words of [[0, 1], [2, 0, 2], []]) texts.add([Int32Array.from(words)], 0, () => 0.5);

const encoded = (of: Float32Array): BagEncoder => {
  const encoder = new BagEncoder(3, dim);
  encoder.encode(texts, of);
  return encoder;
};
const lossOf = (of: Float32Array): number =>
  encoded(of).vectors.reduce((sum, number, at) => sum + number * (slopes[at] ?? 0), 0);

test('a text is the sum of its words made 1 long, and nothing without words', () => {
  const rows = [...encoded(vectors).vectors];
  expect(rows.slice(0, 4)).toEqual([1, 1, 2, -1].map((number) => number / Math.sqrt(7)));
  expect(Math.hypot(...rows.slice(4, 8))).toBeCloseTo(1, 10);
  expect(rows.slice(8)).toEqual([0, 0, 0, 0]);
});

test('slopes along texts are carried back to their words', () => {
  const encoder = encoded(vectors);
  encoder.slopes.set(slopes);
  const ofWords = new Float32Array(vectors.length);
  encoder.carryBack(texts, ofWords);
  const step = 1 / 256;
  for (const [at, number] of vectors.entries()) {
    const rise = lossOf(vectors.with(at, number + step)) - lossOf(vectors.with(at, number - step));
    expect(ofWords[at]).toBeCloseTo(rise / (2 * step), 4);
  }
});
