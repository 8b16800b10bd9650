import { dependsOnPrevious } from '../text/sentences.ts';
import { termSet } from '../text/words.ts';
import { repeats, saysSame } from './repetition.ts';

/** The sentences an answer has so far, by their words, so that nothing is said twice. */
export class WhatWasSaid {
  #said: Set<string>[] = [];
  #verbatim = new Set<string>();
  #opening: string[] = [];

  /** Says whether none of this has been said: neither the whole nor its first sentence. */
  isNew(sentences: string[]): boolean {
    return [sentences.join(' '), sentences[0] ?? ''].every((text) => {
      const terms = termSet(text);
      return terms.size > 0 && !this.#said.some((said) => saysSame(terms, said));
    });
  }

  hasVerbatim(sentence: string): boolean {
    return this.#verbatim.has(sentence);
  }

  /** Remembers sentences that are new; false when they are not. */
  remember(sentences: string[]): boolean {
    if (!this.isNew(sentences)) return false;
    for (const text of [sentences.join(' '), ...sentences]) this.#said.push(termSet(text));
    for (const sentence of sentences) this.#verbatim.add(sentence);
    return true;
  }

  /** Takes the sentences that an answer opens with. */
  open(sentences: string[]): void {
    this.#opening = sentences;
  }

  /** Says whether a sentence only repeats what the answer opens with, in nearly the same words. */
  repeatsOpening(sentence: string): boolean {
    return repeats(sentence, this.#opening);
  }

  /**
   * Remembers and gives what is new. What leans on a sentence stays while the very same sentence stands in the answer; it goes with
   * one that only says alike.
   *
   * @param follows whether what is written now comes right behind a sentence said before; torn from it, what leans on it is not taken
   */
  takeFresh(sentences: string[], follows: (sentence: string) => boolean = () => true): string[] {
    return chains(sentences).flatMap((chain) => {
      const [opening = ''] = chain;
      if (this.hasVerbatim(opening) ? !follows(opening) : !this.isNew([opening])) return [];
      if (chain.length === 1 && this.repeatsOpening(opening)) return [];
      return chain.filter((sentence) => this.remember([sentence]));
    });
  }
}

/** Sentences with those that lean on them, which mean nothing without. */
function chains(sentences: string[]): string[][] {
  const found: string[][] = [];
  for (const sentence of sentences) {
    if (found.length > 0 && dependsOnPrevious(sentence)) found.at(-1)?.push(sentence);
    else found.push([sentence]);
  }
  return found;
}
