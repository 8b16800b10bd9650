import { numberOfUnknown } from '../../index-file/unknown-word.ts';
import { StemDirections } from '../../word-vectors/stem-directions.ts';
import type { Engine } from '../engine.ts';
import { NearStems } from './near-stems.ts';

/** A word that was not learnt is sought as one that tells about as much as most. */
const lengthOfUnlearnt = 200;

const known = new WeakMap<Engine['lexicon'], StemDirections>();

/**
 * How much of one question answers and their wordings tell, word by word, where a near word tells a part of it. Of each word the
 * nearest counts, by how much the word tells.
 */
export class ToldByMeaning {
  /** What is near to the words of the question, or of the whole of which it is a part. */
  readonly near: NearStems;
  /** The places of the words asked about among those of `near`, and how much each tells. */
  readonly #places: readonly number[];
  readonly #lengths: readonly number[];

  /**
   * @param words the stems of the question and its stop words
   * @param whole of the question that this is a part of: what is near to its words is not worked out again
   */
  constructor(
    { lexicon, words: learnt }: Pick<Engine, 'lexicon' | 'words'>,
    words: Iterable<string>,
    whole?: ToldByMeaning,
  ) {
    const numberOf = (stem: string) => lexicon.number(stem) || numberOfUnknown(stem);
    const directions = known.get(lexicon) ?? new StemDirections(learnt, numberOf);
    known.set(lexicon, directions);
    const numbers = [...new Set(words)].map(numberOf);
    this.near = whole?.near.hasAll(numbers) ? whole.near : new NearStems(directions, numbers);
    this.#places = numbers.map((number) => this.near.placeOf(number));
    this.#lengths = numbers.map((number) => directions.lengthOf(number) ?? lengthOfUnlearnt);
  }

  /** The share of the question that texts with some stems tell together, from 0 to 1. */
  coveredBy(stems: Uint32Array): number {
    const nearest = this.near.nearestAmong(stems);
    let told = 0;
    let all = 0;
    for (let word = 0; word < this.#places.length; word += 1) {
      const length = this.#lengths[word] as number;
      told += length * (nearest[this.#places[word] as number] as number);
      all += length;
    }
    return all > 0 ? told / all : 0;
  }
}
