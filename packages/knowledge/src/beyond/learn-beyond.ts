import type { BeyondExamples } from '../content/content.ts';
import { keptTelling, type LearntWeights, leastTelling } from './beyond-model.ts';
import { featureCount, featuresOf } from './question-features.ts';

const rounds = 6;
const rate = 0.5;
/** Draws each weight towards 0, the more the less speaks for it. */
const decay = 0.0005;
/** How much more a feature tells for each e-fold by which it is more frequent on one side than on the other. */
const tellingOfShare = 0.3;
const mostTelling = 3;
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
 * Logistic regression by stochastic gradient descent with a rate of its own for each feature (AdaGrad). Each feature counts as much
 * as it tells by itself, so that the many that tell nothing do not drown the few that do. The same examples in the same
 * order give the same weights.
 */
function learnKind(examples: Example[]): LearntWeights {
  const tellings = tellingsIn(examples);
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-8);
  let bias = 0;
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, random);
    for (const { features, isBeyond, weight } of examples) {
      let [sum, length] = [0, 0];
      for (const feature of features) {
        const telling = tellings[feature] ?? 0;
        sum += (weights[feature] ?? 0) * telling;
        length += telling * telling;
      }
      const share = 1 / Math.sqrt(length);
      const error = weight * (1 / (1 + Math.exp(-(bias + sum * share))) - isBeyond);
      for (const feature of features) {
        const before = weights[feature] ?? 0;
        const slope = error * share * (tellings[feature] ?? 0) + decay * before;
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = before - (rate * slope) / Math.sqrt(square);
      }
      bias -= 0.01 * error;
    }
  }
  return inSteps(weights, examples, tellings, bias);
}

/** How much each feature tells: the further apart its shares of both sides are, the more. */
function tellingsIn(examples: readonly Example[]): Float64Array {
  const counts = [new Float64Array(featureCount).fill(1), new Float64Array(featureCount).fill(1)] as const;
  let beyond = 0;
  for (const { features, isBeyond } of examples) {
    beyond += isBeyond;
    for (const feature of features) counts[isBeyond][feature] = (counts[isBeyond][feature] ?? 0) + 1;
  }
  const fewer = Math.log((examples.length - beyond) / beyond);
  return counts[1].map((count, feature) => {
    const apart = Math.log(count / (counts[0][feature] ?? 1)) + fewer;
    return Math.min(mostTelling, leastTelling + tellingOfShare * Math.abs(apart));
  });
}

function inSteps(
  weights: Float64Array,
  examples: readonly Example[],
  tellings: Float64Array,
  bias: number,
): LearntWeights {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1;
  const kept = new Int8Array(2 * featureCount);
  for (const { features } of examples) {
    for (const feature of features) {
      kept[2 * feature] = Math.round((weights[feature] ?? 0) / step);
      kept[2 * feature + 1] = keptTelling(tellings[feature] ?? leastTelling);
    }
  }
  return { weights: kept, step, bias };
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
