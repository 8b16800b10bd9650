import { featureCount, featuresOf } from './question-features.ts';

/** What was learnt: a weight for each feature, in steps of `step`, and what speaks for it before any word is read. */
export type LearntWeights = {
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
};

/** Tells questions that no document can answer from those that documents do, as it was learnt from examples of both. */
export class BeyondModel {
  readonly #learnt: LearntWeights | undefined;

  /** @param learnt undefined where nothing was to learn from; the model then has no opinion */
  constructor(learnt: LearntWeights | undefined) {
    if (learnt && learnt.weights.length !== featureCount)
      throw new Error('The weights are of other features');
    this.#learnt = learnt;
  }

  /**
   * The logarithm of the odds that no document can answer a question: above 0 for those that look more like what no document
   * can answer; undefined without an opinion.
   */
  logOdds(question: string): number | undefined {
    if (!this.#learnt) return undefined;
    const { weights, step, bias } = this.#learnt;
    const features = featuresOf(question);
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    return bias + (sum * step) / Math.sqrt(features.length);
  }
}
