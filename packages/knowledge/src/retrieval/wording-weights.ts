import { stemWord } from '../analysis/stem-word.ts';
import { commonWords, questionWords } from '../analysis/stop-words.ts';
import { isUnknown } from '../index-file/unknown-word.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';

const commonWeight = 0.4;
const plainWeight = 0.7;
const unknownWeight = 0.4;

/** How much each stem of a wording tells of what it asks about, by the numbers of the index. */
export class WordingWeights {
  readonly #lexicon: Lexicon;
  #ofQuestions: ReadonlySet<number> = new Set();
  #common: ReadonlySet<number> = new Set();
  /** What was worked out since the index last changed; NaN for the others. */
  #known = new Float32Array(0);
  #revision = -1;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** 0 for a word that only asks, less than its rarity for one that names nothing of the field. */
  weight(stem: number): number {
    if (this.#revision !== this.#lexicon.revision) this.#begin();
    if (isUnknown(stem)) return this.#lexicon.weightOf(0) * unknownWeight;
    const known = this.#known[stem] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const weight = this.#ofQuestions.has(stem) ? 0 : this.#lexicon.weightOf(stem) * this.#plainness(stem);
    this.#known[stem] = weight;
    return weight;
  }

  #plainness(stem: number): number {
    if (this.#common.has(stem)) return commonWeight;
    return this.#lexicon.isOfTheFieldAt(stem) ? 1 : plainWeight;
  }

  #begin(): void {
    this.#revision = this.#lexicon.revision;
    this.#ofQuestions = this.#numbersOf(questionWords);
    this.#common = this.#numbersOf(commonWords);
    this.#known = new Float32Array(this.#lexicon.stems + 1).fill(Number.NaN);
  }

  #numbersOf(words: Iterable<string>): ReadonlySet<number> {
    return new Set(
      [...words].map((word) => this.#lexicon.number(stemWord(word))).filter((number) => number > 0),
    );
  }
}
