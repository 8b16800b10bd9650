import { Adam } from './adam.ts';
import { BagEncoder } from './bag-encoder.ts';
import { BatchSoftmax } from './batch-softmax.ts';
import type { PackedTexts } from './packed-texts.ts';

const spreadAtStart = 0.1;
/** The logarithm of what cosines are multiplied by before the softmax, where it starts. */
const scaleAtStart = 2.7;

/**
 * Words while they are learnt: of each a vector, the logarithm of its weight, and of all together the scale of cosines. They start at
 * random.
 */
export class WordModel {
  readonly #dim: number;
  readonly #vectors: Float32Array;
  readonly #logWeights: Float32Array;
  readonly #logScale = Float32Array.of(scaleAtStart);
  readonly #weights: Float32Array;
  readonly #vectorSlopes: Float32Array;
  readonly #weightSlopes: Float32Array;
  readonly #scaleSlope = new Float32Array(1);
  readonly #adamOfVectors: Adam;
  readonly #adamOfWeights: Adam;
  readonly #adamOfScale: Adam;
  readonly #questions: BagEncoder;
  readonly #answers: BagEncoder;
  readonly #softmax: BatchSoftmax;

  /**
   * @param weights where the weight of each word starts, above 0
   * @param dim how many numbers a vector has: a multiple of 4
   * @param pairs how many pairs a batch has: a multiple of 4
   * @param random gives numbers from 0 to 1
   */
  constructor(weights: readonly number[], dim: number, pairs: number, random: () => number) {
    this.#dim = dim;
    this.#vectors = Float32Array.from({ length: weights.length * dim }, () => spreadAtStart * normal(random));
    this.#logWeights = Float32Array.from(weights, Math.log);
    this.#weights = new Float32Array(weights.length);
    this.#vectorSlopes = new Float32Array(this.#vectors.length);
    this.#weightSlopes = new Float32Array(weights.length);
    this.#adamOfVectors = new Adam(this.#vectors);
    this.#adamOfWeights = new Adam(this.#logWeights);
    this.#adamOfScale = new Adam(this.#logScale);
    this.#questions = new BagEncoder(pairs, dim);
    this.#answers = new BagEncoder(pairs, dim);
    this.#softmax = new BatchSoftmax(pairs, dim);
  }

  /**
   * Takes one step by a batch of pairs.
   *
   * @param answers in the places of their questions
   * @returns the loss before the step, in nats
   */
  learn(questions: PackedTexts, answers: PackedTexts, rate: number): number {
    const [left, right, vectors, weights] = [this.#questions, this.#answers, this.#vectors, this.#weights];
    for (let word = 0; word < weights.length; word += 1)
      weights[word] = Math.exp(this.#logWeights[word] as number);
    left.encode(questions, vectors, weights);
    right.encode(answers, vectors, weights);
    const scale = Math.exp(this.#logScale[0] as number);
    const { loss, slopeOfScale } = this.#softmax.measure(
      left.vectors,
      right.vectors,
      scale,
      left.slopes,
      right.slopes,
    );
    left.carryBack(questions, vectors, weights, this.#vectorSlopes, this.#weightSlopes);
    right.carryBack(answers, vectors, weights, this.#vectorSlopes, this.#weightSlopes);
    this.#scaleSlope[0] = slopeOfScale;
    this.#adamOfVectors.step(this.#vectorSlopes, rate);
    this.#adamOfWeights.step(this.#weightSlopes, rate);
    this.#adamOfScale.step(this.#scaleSlope, rate);
    return loss;
  }

  /** The vector of a word with its weight multiplied in. */
  vectorOf(word: number): Float32Array {
    const weight = Math.exp(this.#logWeights[word] ?? 0);
    return this.#vectors.slice(word * this.#dim, (word + 1) * this.#dim).map((number) => weight * number);
  }
}

/** A number of the normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
