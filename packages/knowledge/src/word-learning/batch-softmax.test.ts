import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { BatchSoftmax } from './batch-softmax.ts';

const [count, dim, scale] = [8, 4, 5];
const random = seededRandom(3);

const unitVectors = (): Float64Array =>
  Float64Array.from(
    Array.from({ length: count }, () => {
      const vector = Array.from({ length: dim }, () => random() - 0.5);
      return vector.map((number) => number / Math.hypot(...vector));
    }).flat(),
  );
const [questions, answers] = [unitVectors(), unitVectors()];

/** The loss as its definition says it. */
const lossOf = (one: Float64Array, other: Float64Array, by = scale): number => {
  const logit = (row: number, column: number) => {
    const right = other.subarray(column * dim, (column + 1) * dim);
    return by * right.reduce((sum, each, at) => sum + each * (one[row * dim + at] ?? 0), 0);
  };
  const all = Array.from({ length: count }, (_, each) => each);
  const logOfSum = (logits: number[]) => Math.log(logits.reduce((sum, each) => sum + Math.exp(each), 0));
  const losses = all.map(
    (own) =>
      logOfSum(all.map((each) => logit(own, each))) +
      logOfSum(all.map((each) => logit(each, own))) -
      2 * logit(own, own),
  );
  return losses.reduce((sum, loss) => sum + loss) / count;
};

/** How much `loss` rises for each step along each number. */
const slopesOf = (numbers: Float64Array, loss: (numbers: Float64Array) => number): number[] => {
  const step = 1e-5;
  return [...numbers].map(
    (number, at) =>
      (loss(numbers.with(at, number + step)) - loss(numbers.with(at, number - step))) / (2 * step),
  );
};

test('the loss and its slopes are those of the softmax in both directions', () => {
  const [ofQuestions, ofAnswers] = [new Float64Array(count * dim), new Float64Array(count * dim)];
  const softmax = new BatchSoftmax(count, dim);
  const { loss, slopeOfScale } = softmax.measure(questions, answers, scale, ofQuestions, ofAnswers);
  expect(loss).toBeCloseTo(lossOf(questions, answers), 10);
  for (const [at, slope] of slopesOf(questions, (moved) => lossOf(moved, answers)).entries())
    expect(ofQuestions[at]).toBeCloseTo(slope, 7);
  for (const [at, slope] of slopesOf(answers, (moved) => lossOf(questions, moved)).entries())
    expect(ofAnswers[at]).toBeCloseTo(slope, 7);
  const [ofScale] = slopesOf(Float64Array.of(Math.log(scale)), ([log]) =>
    lossOf(questions, answers, Math.exp(log ?? 0)),
  );
  expect(slopeOfScale).toBeCloseTo(ofScale ?? 0, 7);
});

test('nothing runs out of range at a great scale', () => {
  const [ofQuestions, ofAnswers] = [new Float64Array(count * dim), new Float64Array(count * dim)];
  const { loss } = new BatchSoftmax(count, dim).measure(questions, answers, 100, ofQuestions, ofAnswers);
  expect(loss).toBeCloseTo(lossOf(questions, answers, 100), 6);
});
