import { vectorLength, type WordVectors } from './word-vectors-file.ts';

/** The vectors of words by the numbers that stems have in an index, to tell how near two words are. */
export class StemDirections {
  readonly #places = new Map<number, number>();
  readonly #vectors: readonly Int8Array[];
  readonly #lengths: Float32Array;

  /** @param numberOf the number of a stem */
  constructor(words: WordVectors, numberOf: (stem: string) => number) {
    this.#vectors = [...words.values()];
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

  /** The cosine of two vectors, at least 0. */
  nearnessOf(one: number, other: number): number {
    if (one === other) return 1;
    const [first, second] = [this.#vectors[one], this.#vectors[other]];
    const lengths = this.lengthAt(one) * this.lengthAt(other);
    if (!first || !second || lengths === 0) return 0;
    let product = 0;
    for (let at = 0; at < vectorLength; at += 1) product += (first[at] as number) * (second[at] as number);
    return Math.max(0, product / lengths);
  }
}
