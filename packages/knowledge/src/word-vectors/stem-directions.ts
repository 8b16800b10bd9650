import { vectorLength, type WordVectors } from './word-vectors-file.ts';

/** The vectors of words by the numbers that stems have in an index, to tell how near two words are. */
export class StemDirections {
  readonly #places = new Map<number, number>();
  readonly #vectors: Int8Array;
  readonly #lengths: Float32Array;

  /** @param numbersOf the numbers that a stem may have; none for one that no text has */
  constructor(words: WordVectors, numbersOf: (stem: string) => readonly number[]) {
    this.#vectors = new Int8Array(words.size * vectorLength);
    this.#lengths = new Float32Array(words.size);
    let place = 0;
    for (const [stem, vector] of words) {
      this.#vectors.set(vector, place * vectorLength);
      this.#lengths[place] = Math.hypot(...vector);
      for (const number of numbersOf(stem)) this.#places.set(number, place);
      place += 1;
    }
  }

  /** The place of a stem's vector; undefined for a stem that was not learnt. */
  placeOf(number: number): number | undefined {
    return this.#places.get(number);
  }

  /** How long a vector is: the more, the more its word tells. */
  lengthAt(place: number): number {
    return this.#lengths[place] as number;
  }

  /** The cosine of two vectors, at least 0. */
  nearnessOf(one: number, other: number): number {
    if (one === other) return 1;
    const [from, to] = [one * vectorLength, other * vectorLength];
    let product = 0;
    for (let at = 0; at < vectorLength; at += 1)
      product += (this.#vectors[from + at] as number) * (this.#vectors[to + at] as number);
    const lengths = (this.#lengths[one] as number) * (this.#lengths[other] as number);
    return lengths > 0 ? Math.max(0, product / lengths) : 0;
  }
}
