import { Signs } from './signs.ts';
import { vectorLength, type WordVectors } from './word-vectors-file.ts';

/** Vectors whose signs differ in so many of their 64 bits have next to nothing in common: a cosine of about .2 at most. */
const fewestApart = 28;

/** The vectors of words by the numbers that stems have in an index, to tell how near two words are. */
export class StemDirections {
  readonly #places = new Map<number, number>();
  readonly #vectors: readonly Int8Array[];
  readonly #signs: Signs;
  readonly #lengths: Float32Array;

  /** @param numberOf the number of a stem */
  constructor(words: WordVectors, numberOf: (stem: string) => number) {
    this.#vectors = [...words.values()];
    this.#signs = new Signs(this.#vectors);
    this.#lengths = Float32Array.from(this.#vectors, (vector) => Math.hypot(...vector));
    for (const [place, stem] of [...words.keys()].entries()) this.#places.set(numberOf(stem), place);
  }

  /** The place of a stem's vector; undefined for a stem that was not learnt. */
  placeOf(number: number): number | undefined {
    return this.#places.get(number);
  }

  /** How long a vector is: the more, the more its word tells. */
  lengthAt(place: number): number {
    return this.#lengths[place] ?? 0;
  }

  /** The cosine of two vectors; 0 where it is so little that it says nothing. */
  nearnessOf(one: number, other: number): number {
    if (one === other) return 1;
    if (this.#signs.differing(one, this.#signs, other) >= fewestApart) return 0;
    const [first, second] = [this.#vectors[one], this.#vectors[other]];
    const lengths = this.lengthAt(one) * this.lengthAt(other);
    if (!first || !second || lengths === 0) return 0;
    let product = 0;
    for (let at = 0; at < vectorLength; at += 1) product += (first[at] as number) * (second[at] as number);
    return Math.max(0, product / lengths);
  }
}
