import { bitCount } from '../bit-count.ts';
import { growingIntegers } from '../memory-index/growing-numbers.ts';

/**
 * One bit for each number of a vector: whether it is above their mean. Vectors that are alike have bits that are alike, and a
 * thirty-second of the memory and a tenth of the time tells which are worth a closer look.
 */
export class SignCodes {
  readonly #codes = growingIntegers();
  #words = 0;

  /** Adds a vector; all have the same length. @returns its place, from 0 */
  add(vector: Float32Array): number {
    const code = codeOf(vector);
    this.#words ||= code.length;
    const place = this.#codes.length / this.#words;
    for (let word = 0; word < this.#words; word += 1) this.#codes.push(code[word] ?? 0);
    return place;
  }

  /** A function that tells in how many bits the vector at a place differs from this one. */
  differencesFrom(vector: Float32Array): (place: number) => number {
    const code = codeOf(vector);
    const codes = this.#codes.values;
    const words = this.#words;
    return (place) => {
      let sum = 0;
      const start = place * words;
      for (let word = 0; word < words; word += 1)
        sum += bitCount((codes[start + word] ?? 0) ^ (code[word] ?? 0));
      return sum;
    };
  }
}

function codeOf(vector: Float32Array): Uint32Array {
  const code = new Uint32Array(Math.ceil(vector.length / 32));
  const mean = vector.reduce((sum, value) => sum + value, 0) / Math.max(1, vector.length);
  for (const [at, value] of vector.entries()) {
    if (value > mean) code[at >>> 5] = (code[at >>> 5] ?? 0) | (1 << (at & 31));
  }
  return code;
}
