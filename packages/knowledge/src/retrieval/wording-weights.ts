import { stemWord } from '../analysis/stem-word.ts';
import { commonWords, questionWords } from '../analysis/stop-words.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';

const commonWeight = 0.4;
const plainWeight = 0.7;

/** How much each stem of a wording tells of what it asks about, by the numbers of the index. */
export class WordingWeights {
  readonly #lexicon: Lexicon;
  #ofQuestions: ReadonlySet<number> = new Set();
  #common: ReadonlySet<number> = new Set();
  #revision = -1;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** 0 for a word that only asks, less than its rarity for one that names nothing of the field. */
  weight(stem: number): number {
    if (this.#revision !== this.#lexicon.revision) this.#read();
    if (this.#ofQuestions.has(stem)) return 0;
    const plainness = this.#common.has(stem)
      ? commonWeight
      : this.#lexicon.isOfTheFieldAt(stem)
        ? 1
        : plainWeight;
    return this.#lexicon.weightOf(stem) * plainness;
  }

  #read(): void {
    this.#revision = this.#lexicon.revision;
    this.#ofQuestions = this.#numbersOf(questionWords);
    this.#common = this.#numbersOf(commonWords);
  }

  #numbersOf(words: Iterable<string>): ReadonlySet<number> {
    return new Set(
      [...words].map((word) => this.#lexicon.number(stemWord(word))).filter((number) => number > 0),
    );
  }
}
