/** Odd, and far from any regular step: the multiplier that spreads numbers over a table (2^32 by the golden ratio). */
const spreading = 0x9e3779b1;
const fewest = 64;

/** Gives each of some numbers a slot of its own, from 1; what most others are, none of them, is seen by one look. */
export class NumberSlots {
  readonly #keys: Int32Array;
  readonly #slots: Uint16Array;
  readonly #mask: number;
  readonly #shift: number;
  #count = 0;

  /** @param numbers whole, from 1 to 2^32 - 1; one may occur more than once */
  constructor(numbers: readonly number[]) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(fewest, numbers.length * 4)));
    this.#keys = new Int32Array(size);
    this.#slots = new Uint16Array(size);
    this.#mask = size - 1;
    this.#shift = 32 - Math.log2(size);
    for (const number of numbers) this.#add(number);
  }

  /** How many different numbers there are. */
  get count(): number {
    return this.#count;
  }

  /** The slot of a number; 0 for any other. */
  of(number: number): number {
    const key = number | 0;
    let at = Math.imul(key, spreading) >>> this.#shift;
    while (this.#slots[at] !== 0) {
      if (this.#keys[at] === key) return this.#slots[at] ?? 0;
      at = (at + 1) & this.#mask;
    }
    return 0;
  }

  #add(number: number): void {
    const key = number | 0;
    let at = Math.imul(key, spreading) >>> this.#shift;
    while (this.#slots[at] !== 0) {
      if (this.#keys[at] === key) return;
      at = (at + 1) & this.#mask;
    }
    this.#count += 1;
    this.#keys[at] = key;
    this.#slots[at] = this.#count;
  }
}
