import { numberOfUnknown } from '../../index-file/unknown-word.ts';
import { StemDirections } from '../../word-vectors/stem-directions.ts';
import type { Engine } from '../engine.ts';

/** A word that was not learnt is sought as one that tells about as much as most. */
const lengthOfUnlearnt = 200;

const known = new WeakMap<Engine['lexicon'], StemDirections>();

/** A word of the question: the number of its stem, and where its vector stands. */
type Sought = { readonly number: number; readonly place: number | undefined; readonly length: number };

/** How near a stem is to a word of the question, by the place of that. */
type Near = { readonly word: number; readonly near: number };

/**
 * How much of one question answers and their wordings tell, word by word, where a near word tells a part of it. Of each word the
 * nearest counts, by how much the word tells.
 */
export class ToldByMeaning {
  readonly #directions: StemDirections;
  readonly #sought: readonly Sought[];
  /** The words of the question that each stem looked at is near to. */
  readonly #near = new Map<number, readonly Near[]>();

  /** @param words the stems of the question and its stop words */
  constructor({ lexicon, words: learnt }: Pick<Engine, 'lexicon' | 'words'>, words: Iterable<string>) {
    const numberOf = (stem: string) => lexicon.number(stem) || numberOfUnknown(stem);
    this.#directions = known.get(lexicon) ?? new StemDirections(learnt, numberOf);
    known.set(lexicon, this.#directions);
    this.#sought = [...new Set(words)].map((word) => {
      const number = numberOf(word);
      const place = this.#directions.placeOf(number);
      const length = place === undefined ? lengthOfUnlearnt : this.#directions.lengthAt(place);
      return { number, place, length };
    });
  }

  /** The share of the question that some texts tell together, from 0 to 1. @param texts their stems */
  coveredBy(texts: readonly Uint32Array[]): number {
    const nearest = new Float32Array(this.#sought.length);
    for (const stems of texts)
      for (let at = 0; at < stems.length; at += 1)
        for (const { word, near } of this.#wordsNear(stems[at] as number))
          if (near > (nearest[word] as number)) nearest[word] = near;
    return this.#shareOf(nearest);
  }

  #shareOf(nearest: Float32Array): number {
    let told = 0;
    let all = 0;
    for (const [at, { length }] of this.#sought.entries()) {
      told += length * (nearest[at] as number);
      all += length;
    }
    return all > 0 ? told / all : 0;
  }

  #wordsNear(stem: number): readonly Near[] {
    const looked = this.#near.get(stem);
    if (looked) return looked;
    const place = this.#directions.placeOf(stem);
    const found: Near[] = [];
    for (const [word, sought] of this.#sought.entries()) {
      const near = sought.number === stem ? 1 : this.#nearness(place, sought.place);
      if (near > 0) found.push({ word, near });
    }
    this.#near.set(stem, found);
    return found;
  }

  #nearness(one: number | undefined, other: number | undefined): number {
    return one === undefined || other === undefined ? 0 : this.#directions.nearnessOf(one, other);
  }
}
