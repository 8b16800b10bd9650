import { numberOfUnknown } from '../index-file/unknown-word.ts';
import { StemDirections } from '../word-vectors/stem-directions.ts';
import type { Engine } from './engine.ts';

/** A word that was not learnt is sought as one that tells about as much as most. */
const lengthOfUnlearnt = 200;

const known = new WeakMap<Engine['lexicon'], StemDirections>();

/** A word of the question: the number of its stem, and where its vector stands. */
type Sought = { readonly number: number; readonly place: number | undefined; readonly length: number };

/**
 * How much of one question answers and their wordings tell, word by word, where a near word tells a part of it. Of each word the
 * nearest counts, by how much the word tells.
 */
export class ToldByMeaning {
  readonly #directions: StemDirections;
  readonly #sought: readonly Sought[];
  /** How near each stem looked at is to each word of the question. */
  readonly #near = new Map<number, Float32Array>();

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
    for (const stems of texts) for (const stem of stems) raise(nearest, this.#nearnessTo(stem));
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

  #nearnessTo(stem: number): Float32Array {
    const looked = this.#near.get(stem);
    if (looked) return looked;
    const place = this.#directions.placeOf(stem);
    const near = Float32Array.from(this.#sought, (word) =>
      word.number === stem
        ? 1
        : place !== undefined && word.place !== undefined
          ? this.#directions.nearnessOf(place, word.place)
          : 0,
    );
    this.#near.set(stem, near);
    return near;
  }
}

function raise(most: Float32Array, others: Float32Array): void {
  for (let at = 0; at < most.length; at += 1)
    if ((others[at] as number) > (most[at] as number)) most[at] = others[at] as number;
}
