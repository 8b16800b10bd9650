import { stemWord } from '../../analysis/stem-word.ts';
import { commonWords, questionWords } from '../../analysis/stop-words.ts';
import { isUnknown } from '../../index-file/unknown-word.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';

const commonWeight = 0.4;
const plainWeight = 0.7;
const unknownWeight = 0.4;

/** How much each stem of a wording tells of what it asks about, by the numbers of the index. */
export class WordingWeights {
  readonly #lexicon: Lexicon;
  #ofQuestions: ReadonlySet<number> = new Set();
  #common: ReadonlySet<number> = new Set();
  /** What was worked out since the index last changed; -1 for the others. */
  #known = new Float32Array(0);
  #ofUnknown = 0;
  #revision = -1;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Forgets what the index no longer says. To be called before a question is compared. */
  refresh(): void {
    if (this.#revision !== this.#lexicon.revision) this.#begin();
  }

  /** 0 for a word that only asks, less than its rarity for one that names nothing of the field. */
  weight(stem: number): number {
    if (isUnknown(stem)) return this.#ofUnknown;
    const known = this.#known[stem] ?? -1;
    return known >= 0 ? known : this.#worked(stem);
  }

  #worked(stem: number): number {
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
    this.#ofUnknown = this.#lexicon.weightOf(0) * unknownWeight;
    this.#ofQuestions = this.#numbersOf(questionWords);
    this.#common = this.#numbersOf(commonWords);
    this.#known = new Float32Array(this.#lexicon.stems + 1).fill(-1);
  }

  #numbersOf(words: Iterable<string>): ReadonlySet<number> {
    return new Set(
      [...words].map((word) => this.#lexicon.number(stemWord(word))).filter((number) => number > 0),
    );
  }
}
