import type { Lexicon } from './lexicon.ts';

type Phrase = { readonly number: number; readonly stems: readonly number[] };

/**
 * Sequences of stems that questions are expanded with: forms of the glossary and of everyday words. Where they stand is
 * found out once for each passage, as looking for common words in a row takes long in many passages.
 */
export class Phrases {
  readonly #byFirst: (Phrase[] | undefined)[] = [];
  readonly #numbers = new Map<string, Phrase>();

  constructor(forms: Iterable<readonly string[]>, lexicon: Lexicon) {
    for (const form of forms) {
      const text = form.join(' ');
      if (form.length < 2 || this.#numbers.has(text)) continue;
      const stems = form.map((stem) => lexicon.addStem(stem));
      const phrase = { number: lexicon.addStem(text), stems };
      this.#numbers.set(text, phrase);
      const first = stems[0] ?? 0;
      this.#byFirst[first] = [...(this.#byFirst[first] ?? []), phrase];
    }
  }

  /** The number under which a phrase stands among the stems; undefined when it is none of the known ones. */
  number(stems: readonly string[]): number | undefined {
    return this.#numbers.get(stems.join(' '))?.number;
  }

  /** The phrases in a sequence of stems, each once. */
  in(sequence: readonly number[]): ReadonlySet<Phrase> {
    const found = new Set<Phrase>();
    for (let place = 0; place < sequence.length; place += 1) {
      const alike = this.#byFirst[sequence[place] ?? 0];
      if (!alike) continue;
      for (const phrase of alike) {
        if (phrase.stems.every((stem, offset) => sequence[place + offset] === stem)) found.add(phrase);
      }
    }
    return found;
  }
}
