import { featureCount, featuresOf } from './question-features.ts';

/** What was learnt of one kind: a weight for each feature, in steps of `step`, and what speaks for it before any word is read. */
export type LearntWeights = {
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
};

/** Tells questions that no document can answer from those that documents do, as it was learnt from examples of both. */
export class BeyondModel {
  readonly #learnt: readonly LearntWeights[];

  /** @param learnt of each kind; none where nothing was to learn from, and the model then has no opinion */
  constructor(learnt: readonly LearntWeights[]) {
    if (learnt.some(({ weights }) => weights.length !== featureCount))
      throw new Error('The weights are of other features');
    this.#learnt = learnt;
  }

  /**
   * The logarithm of the odds that no document can answer a question, those of all kinds together: the higher, the more it
   * looks like what no document can answer; undefined without an opinion.
   */
  logOdds(question: string): number | undefined {
    if (this.#learnt.length === 0) return undefined;
    const features = featuresOf(question);
    const odds = this.#learnt.map(({ weights, step, bias }) => {
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      return Math.exp(bias + (sum * step) / Math.sqrt(features.length));
    });
    return Math.log(odds.reduce((sum, each) => sum + each, 0));
  }
}
