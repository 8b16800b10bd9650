import { Adam } from './adam.ts';
import { BagEncoder } from './bag-encoder.ts';
import { BatchSoftmax } from './batch-softmax.ts';
import type { PackedTexts } from './packed-texts.ts';

const spreadAtStart = 0.1;
/** The logarithm of what cosines are multiplied by before the softmax, where it starts. */
const scaleAtStart = 2.7;

/**
 * Words while they are learnt: of each a vector, which starts in any direction, and of all together the scale of cosines.
 */
export class WordModel {
  readonly #dim: number;
  readonly #vectors: Float32Array;
  readonly #logScale = Float32Array.of(scaleAtStart);
  readonly #vectorSlopes: Float32Array;
  readonly #scaleSlope = new Float32Array(1);
  readonly #adamOfVectors: Adam;
  readonly #adamOfScale: Adam;
  readonly #questions: BagEncoder;
  readonly #answers: BagEncoder;
  readonly #softmax: BatchSoftmax;

  /**
   * @param lengths how long the vector of each word is at the start against others
   * @param dim how many numbers a vector has: a multiple of 4
   * @param pairs how many pairs a batch has: a multiple of 4
   * @param random gives numbers from 0 to 1
   */
  constructor(lengths: readonly number[], dim: number, pairs: number, random: () => number) {
    this.#dim = dim;
    this.#vectors = Float32Array.from(
      { length: lengths.length * dim },
      (_, at) => spreadAtStart * normal(random) * (lengths[Math.floor(at / dim)] as number),
    );
    this.#vectorSlopes = new Float32Array(this.#vectors.length);
    this.#adamOfVectors = new Adam(this.#vectors);
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
    const [left, right, vectors] = [this.#questions, this.#answers, this.#vectors];
    left.encode(questions, vectors);
    right.encode(answers, vectors);
    const scale = Math.exp(this.#logScale[0] as number);
    const { loss, slopeOfScale } = this.#softmax.measure(
      left.vectors,
      right.vectors,
      scale,
      left.slopes,
      right.slopes,
    );
    left.carryBack(questions, this.#vectorSlopes);
    right.carryBack(answers, this.#vectorSlopes);
    this.#scaleSlope[0] = slopeOfScale;
    this.#adamOfVectors.step(this.#vectorSlopes, rate);
    this.#adamOfScale.step(this.#scaleSlope, rate);
    return loss;
  }

  /** The vector of a word by its number. */
  vectorOf(word: number): Float32Array {
    return this.#vectors.slice(word * this.#dim, (word + 1) * this.#dim);
  }
}

/** A number of the normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
