import type { BeyondExamples } from '../content/content.ts';
import type { LearntWeights } from './beyond-model.ts';
import { featureCount, featuresOf } from './question-features.ts';

const rounds = 6;
const rate = 0.5;
/** How much all examples of a kind count against all questions that documents are known to answer. */
const shareOfBeyond = 0.5;
/** A near miss tells more than any of the questions that documents are known to answer. */
const weightOfNear = 16;
/** To answer how to do wrong is worse than to refuse, so the logarithm of its odds is raised by as much. */
const caution: ReadonlyMap<string, number> = new Map([['illicit', 1]]);
const steps = 127;

type Example = { readonly features: Int32Array; readonly isBeyond: 0 | 1; readonly weight: number };

/**
 * Learns to tell each kind of questions beyond all documents from those that documents answer. Kinds have little in common,
 * so that one judge for each sees more than one for all.
 *
 * @param asked questions that documents answer
 * @returns what was learnt of each kind
 */
export function learnBeyond(
  asked: readonly string[],
  { beyond, near }: BeyondExamples,
): Map<string, LearntWeights> {
  const example = (isBeyond: 0 | 1, weight: number) => (question: string) => ({
    features: featuresOf(question),
    isBeyond,
    weight,
  });
  const answered = [...asked.map(example(0, 1)), ...near.map(example(0, weightOfNear))];
  return new Map(
    [...beyond].map(([kind, questions]) => {
      const weight = (shareOfBeyond * asked.length) / questions.length;
      const learnt = learnKind([...answered, ...questions.map(example(1, weight))]);
      return [kind, { ...learnt, bias: learnt.bias + (caution.get(kind) ?? 0) }];
    }),
  );
}

/**
 * Logistic regression by stochastic gradient descent with a rate of its own for each feature (AdaGrad). The same examples in the
 * same order give the same weights.
 */
function learnKind(examples: Example[]): LearntWeights {
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-8);
  let bias = 0;
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, random);
    for (const { features, isBeyond, weight } of examples) {
      const share = 1 / Math.sqrt(features.length);
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      const error = weight * (1 / (1 + Math.exp(-(bias + sum * share))) - isBeyond);
      const slope = error * share;
      for (const feature of features) {
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (rate * slope) / Math.sqrt(square);
      }
      bias -= 0.01 * error;
    }
  }
  return inSteps(weights, bias);
}

function inSteps(weights: Float64Array, bias: number): LearntWeights {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step, bias };
}

/** A small seeded generator (mulberry32), so that each build of the index learns the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(list: Example[], random: () => number): void {
  for (let place = list.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [list[place], list[other]];
    if (one && two) [list[place], list[other]] = [two, one];
  }
}
