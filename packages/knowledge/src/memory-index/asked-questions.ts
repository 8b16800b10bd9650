import type { Lexicon } from './lexicon.ts';

/** One word of a question: the stems any of which mean it, and how much it tells. */
export type AskedWord = { readonly alternatives: readonly string[]; readonly weight: number };

/**
 * The questions that sections are known to answer, each in the words of somebody else. A question that is like one of them
 * leads to its section even where the section itself is written in other words.
 */
export class AskedQuestions {
  readonly #lexicon: Lexicon;
  readonly #ofStem = new Map<number, number[]>();
  readonly #stems: (readonly number[])[] = [];
  readonly #passages: number[] = [];

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Adds a question that a passage answers, as its stems. */
  add(passage: number, stems: readonly string[]): void {
    const numbers = [...new Set(stems.map((stem) => this.#lexicon.addStem(stem)))];
    const question = this.#stems.push(numbers) - 1;
    this.#passages.push(passage);
    for (const stem of numbers) {
      const known = this.#ofStem.get(stem);
      if (known) known.push(question);
      else this.#ofStem.set(stem, [question]);
    }
  }

  /**
   * How like a question is to the likest one that each passage is known to answer: from 0 to 1, by the weight of the words
   * they share.
   */
  likeness(words: readonly AskedWord[]): Map<number, number> {
    const shared = new Map<number, number>();
    let asked = 0;
    for (const { alternatives, weight } of words) {
      asked += weight;
      const holding = new Set<number>();
      for (const stem of alternatives) {
        for (const question of this.#ofStem.get(this.#lexicon.number(stem)) ?? []) holding.add(question);
      }
      for (const question of holding) shared.set(question, (shared.get(question) ?? 0) + weight);
    }
    const best = new Map<number, number>();
    for (const [question, weight] of shared) {
      const passage = this.#passages[question] ?? 0;
      const likeness = Math.min(1, weight / Math.sqrt(asked * this.#weightOf(question)));
      if (likeness > (best.get(passage) ?? 0)) best.set(passage, likeness);
    }
    return best;
  }

  #weightOf(question: number): number {
    let sum = 0;
    for (const stem of this.#stems[question] ?? []) sum += this.#lexicon.weightOf(stem);
    return Math.max(sum, 1);
  }
}
