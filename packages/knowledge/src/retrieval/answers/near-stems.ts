import type { StemDirections } from '../../word-vectors/stem-directions.ts';
import { NumberSlots } from './number-slots.ts';

/** How near stems are to each of some words, where each stem is compared with them once. */
export class NearStems {
  readonly #words: readonly number[];
  readonly #nearnessTo: ReturnType<StemDirections['nearnessTo']>;
  /** The slots of the stems that were compared. Each is near to few of the words: to those between where it starts and where the next does. */
  readonly #slots = new NumberSlots([]);
  readonly #starts = [0, 0];
  readonly #nearWords: number[] = [];
  readonly #nearness: number[] = [];
  readonly #nearest: Float32Array;

  /** @param words the numbers of their stems, each once */
  constructor(directions: StemDirections, words: readonly number[]) {
    this.#words = words;
    this.#nearnessTo = directions.nearnessTo(words);
    this.#nearest = new Float32Array(words.length);
  }

  /** Whether each of some stems is one of the words. */
  hasAll(stems: readonly number[]): boolean {
    return stems.every((stem) => this.#words.includes(stem));
  }

  /** The place of a word; -1 for any other stem. */
  placeOf(stem: number): number {
    return this.#words.indexOf(stem);
  }

  /**
   * How near the nearest of some stems is to each word, by its place: from 0, for what has nothing in common, to 1, for itself.
   *
   * @returns the same array each time
   */
  nearestAmong(stems: Uint32Array): Float32Array {
    const nearest = this.#nearest.fill(0);
    for (let at = 0; at < stems.length; at += 1) {
      const stem = stems[at] as number;
      const slot = this.#slots.of(stem) || this.#compared(stem);
      const end = this.#starts[slot + 1] as number;
      for (let each = this.#starts[slot] as number; each < end; each += 1) {
        const word = this.#nearWords[each] as number;
        const near = this.#nearness[each] as number;
        if (near > (nearest[word] as number)) nearest[word] = near;
      }
    }
    return nearest;
  }

  /** @returns the slot of the stem */
  #compared(stem: number): number {
    const slot = this.#slots.add(stem);
    const itself = this.#words.indexOf(stem);
    if (itself >= 0) this.#add(itself, 1);
    this.#nearnessTo(stem, this.#add);
    this.#starts.push(this.#nearWords.length);
    return slot;
  }

  readonly #add = (word: number, near: number): void => {
    this.#nearWords.push(word);
    this.#nearness.push(near);
  };
}
