import { bitCountOfTwo } from '../bit-count.ts';
import { vectorLength } from './word-vectors-file.ts';

const wordsOfSigns = 2;

/** Of vectors, one bit for each number: whether it is above 0. Two vectors are the nearer, the fewer of their bits differ. */
export class Signs {
  readonly #bits: Uint32Array;
  /** How many vectors there are. */
  readonly count: number;

  /** @param vectors their numbers; each array may hold several in a row */
  constructor(vectors: readonly Int8Array[]) {
    this.count = vectors.reduce((sum, { length }) => sum + length, 0) / vectorLength;
    this.#bits = new Uint32Array(this.count * wordsOfSigns);
    let bit = 0;
    for (const numbers of vectors)
      for (let at = 0; at < numbers.length; at += 1, bit += 1)
        if ((numbers[at] as number) > 0)
          this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  /** In how many bits a vector differs from one of others, by their places. */
  differing(place: number, others: Signs, other: number): number {
    const [one, two] = [place * wordsOfSigns, other * wordsOfSigns];
    return bitCountOfTwo(
      (this.#bits[one] as number) ^ (others.#bits[two] as number),
      (this.#bits[one + 1] as number) ^ (others.#bits[two + 1] as number),
    );
  }

  /** Writes in how many bits each of the vectors differs from the first of others: a loop over thousands of them. */
  allDiffering(others: Signs, differing: Uint8Array): void {
    const bits = this.#bits;
    const [first = 0, second = 0] = others.#bits;
    for (let place = 0, at = 0; at < bits.length; place += 1, at += wordsOfSigns)
      differing[place] = bitCountOfTwo((bits[at] as number) ^ first, (bits[at + 1] as number) ^ second);
  }
}
