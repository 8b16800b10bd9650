import { bitCountOfTwo } from '../bit-count.ts';
import { zeros } from '../zeros.ts';
import { vectorLength } from './word-vectors-file.ts';

const wordsOfSigns = 2;

/** Of vectors, one bit for each number: whether it is above 0. Two vectors are the nearer, the fewer of their bits differ. */
export class Signs {
  readonly #bits: Uint32Array;
  /** How many vectors there are. */
  readonly count: number;
  /** The closest so far, and in how many bits they differ. Used again, as a call needs it for a moment only. */
  #closest = new Uint32Array(0);
  #differing = new Uint8Array(0);

  private constructor(bits: Uint32Array) {
    this.#bits = bits;
    this.count = bits.length / wordsOfSigns;
  }

  /** @param vectors their numbers; each array may hold several in a row */
  static of(vectors: readonly (Int8Array | Int32Array)[]): Signs {
    const numbers = vectors.reduce((sum, { length }) => sum + length, 0);
    const bits = new Uint32Array((numbers / vectorLength) * wordsOfSigns);
    let bit = 0;
    for (const vector of vectors)
      for (let at = 0; at < vector.length; at += 1, bit += 1)
        if ((vector[at] as number) > 0) bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
    return new Signs(bits);
  }

  /** The signs of the vectors at some places, in their order. */
  at(places: readonly number[]): Signs {
    const bits = new Uint32Array(places.length * wordsOfSigns);
    for (const [place, own] of places.entries())
      for (let word = 0; word < wordsOfSigns; word += 1)
        bits[place * wordsOfSigns + word] = this.#bits[own * wordsOfSigns + word] as number;
    return new Signs(bits);
  }

  /**
   * Writes in how many bits each of the vectors differs from one of others.
   *
   * @param other the place of that one
   */
  allDiffering(others: Signs, other: number, differing: Uint8Array): void {
    const bits = this.#bits;
    const first = others.#bits[other * wordsOfSigns] as number;
    const second = others.#bits[other * wordsOfSigns + 1] as number;
    for (let place = 0, at = 0; at < bits.length; place += 1, at += wordsOfSigns)
      differing[place] = bitCountOfTwo((bits[at] as number) ^ first, (bits[at + 1] as number) ^ second);
  }

  /**
   * The places of the vectors that differ least from the first of others, in the order in which they are looked at.
   *
   * @param most so many at least, if there are, and those beside them that differ in as many bits as the last
   * @param among the places of those that are looked at; all, ascending, unless given
   */
  closestTo(others: Signs, most: number, among?: Uint32Array): number[] {
    const bits = this.#bits;
    const [first = 0, second = 0] = others.#bits;
    if (this.#closest.length === 0) this.#closest = new Uint32Array(this.count);
    if (this.#differing.length === 0) this.#differing = new Uint8Array(this.count);
    const [places, differences] = [this.#closest, this.#differing];
    const counts = zeros(vectorLength + 1);
    const end = among?.length ?? this.count;
    let found = 0;
    let least = vectorLength;
    let within = 0;
    for (let each = 0; each < end; each += 1) {
      const place = among === undefined ? each : (among[each] as number);
      const at = place * wordsOfSigns;
      const differing = bitCountOfTwo((bits[at] as number) ^ first, (bits[at + 1] as number) ^ second);
      if (differing > least) continue;
      places[found] = place;
      differences[found] = differing;
      found += 1;
      counts[differing] = (counts[differing] as number) + 1;
      within += 1;
      // As soon as there are enough that differ less, no more of those are sought that differ most.
      while (within - (counts[least] as number) >= most) {
        within -= counts[least] as number;
        least -= 1;
      }
    }
    const closest: number[] = [];
    for (let at = 0; at < found; at += 1)
      if ((differences[at] as number) <= least) closest.push(places[at] as number);
    return closest;
  }
}
