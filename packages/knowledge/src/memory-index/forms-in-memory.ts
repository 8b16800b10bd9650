import type { IndexFile } from '../index-file/index-file.ts';
import { growingBytes, growingIntegers } from './growing-numbers.ts';
import type { Lexicon } from './lexicon.ts';
import type { FormMap } from './passage-counts.ts';

const formsOfStep = 1_000;

/** The words of one index file by their numbers there, as numbers of the lexicon, which all files share. */
export class FormsInMemory implements FormMap {
  readonly #file: IndexFile;
  readonly #lexicon: Lexicon;
  readonly #stems = growingIntegers();
  readonly #words = growingIntegers();
  readonly #joined = growingBytes();

  constructor(file: IndexFile, lexicon: Lexicon) {
    this.#file = file;
    this.#lexicon = lexicon;
    for (const list of [this.#stems, this.#words, this.#joined]) list.push(0);
  }

  /** Takes in the words that were added to the file, in steps. */
  *readNew(): Generator<void> {
    for (;;) {
      const forms = this.#file.formsAfter(this.#stems.length - 1, formsOfStep);
      for (const { stem, surface, kind } of forms) {
        const number = this.#lexicon.addStem(stem);
        this.#stems.push(number);
        this.#words.push(kind === 'word' ? this.#lexicon.addWord(surface, number) : 0);
        this.#joined.push(kind === 'joined' ? 1 : 0);
      }
      if (forms.length < formsOfStep) return;
      yield;
    }
  }

  stem(form: number): number {
    return this.#stems.at(form);
  }

  word(form: number): number {
    return this.#words.at(form);
  }

  isJoined(form: number): boolean {
    return this.#joined.at(form) === 1;
  }
}
