import { featureCount, featureOfWord, featuresOf } from './question-features.ts';

/**
 * What was learnt of one kind. For each feature `weights` has two numbers: its weight, in steps of `step`, and how much it tells, which
 * is 0 for one that was never seen. `bias` is what speaks for the kind before any word is read.
 */
export type LearntWeights = {
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
};

const stepsOfTelling = 32;
/** What a feature tells that was never seen, or as often in questions of the kind as in all others. */
export const leastTelling = 0.3;

/** A word that adds so much to the logarithm of the odds is no slip of one that adds nothing. */
const leastToTellBeyond = 1.2;

/** How much a feature tells as it is kept: in steps, never 0. */
export function keptTelling(telling: number): number {
  return Math.round(telling * stepsOfTelling);
}

function readTelling(kept: number): number {
  return kept === 0 ? leastTelling : kept / stepsOfTelling;
}

/** Tells questions that no document can answer from those that documents do, as it was learnt from examples of both. */
export class BeyondModel {
  readonly #kinds: readonly Pick<LearntWeights, 'step' | 'bias'>[];
  /** The two numbers of a feature for each kind in a row: to fetch them from memory is most of what a question costs here. */
  readonly #weights: Int8Array;

  /** @param learnt of each kind; none where nothing was to learn from, and the model then has no opinion */
  constructor(learnt: readonly LearntWeights[]) {
    if (learnt.some(({ weights }) => weights.length !== 2 * featureCount))
      throw new Error('The weights are of other features');
    this.#kinds = learnt.map(({ step, bias }) => ({ step, bias }));
    this.#weights = new Int8Array(2 * featureCount * learnt.length);
    for (const [kind, { weights }] of learnt.entries()) {
      for (let feature = 0; feature < featureCount; feature += 1) {
        const place = this.#placeOf(feature, kind);
        this.#weights[place] = weights[2 * feature] ?? 0;
        this.#weights[place + 1] = weights[2 * feature + 1] ?? 0;
      }
    }
  }

  /**
   * The logarithm of the odds that no document can answer a question, those of all kinds together: the higher, the more it
   * looks like what no document can answer; undefined without an opinion.
   */
  logOdds(question: string): number | undefined {
    if (this.#kinds.length === 0) return undefined;
    const features = featuresOf(question);
    let odds = 0;
    for (const [kind, { step, bias }] of this.#kinds.entries()) {
      let sum = 0;
      let squares = 0;
      for (const feature of features) {
        const place = this.#placeOf(feature, kind);
        const telling = readTelling(this.#weights[place + 1] ?? 0);
        sum += (this.#weights[place] ?? 0) * telling;
        squares += telling * telling;
      }
      odds += Math.exp(bias + (sum * step) / Math.sqrt(squares));
    }
    return Math.log(odds);
  }

  /** Whether a word, in whatever form, stands in anything that was learnt from. About one unknown word of ten seems known. */
  knowsWord(word: string): boolean {
    const feature = featureOfWord(word);
    return this.#kinds.some((_, kind) => this.#weights[this.#placeOf(feature, kind) + 1] !== 0);
  }

  /** Whether a word, in whatever form, was learnt to speak strongly for a question that no document answers: customs. */
  tellsBeyond(word: string): boolean {
    const feature = featureOfWord(word);
    return this.#kinds.some(({ step }, kind) => {
      const place = this.#placeOf(feature, kind);
      const [weight = 0, telling = 0] = [this.#weights[place], this.#weights[place + 1]];
      return weight * step * readTelling(telling) >= leastToTellBeyond;
    });
  }

  #placeOf(feature: number, kind: number): number {
    return 2 * (feature * this.#kinds.length + kind);
  }
}
