/** Odd, and far from any regular step: the multiplier that spreads numbers over a table (2^32 by the golden ratio). */
const spreading = 0x9e3779b1;
const fewest = 64;

/** Gives each of some numbers a slot of its own, from 1; what most others are, none of them, is seen by one look. */
export class NumberSlots {
  /** At each even place a number, and after it its slot; 0 where there is none. */
  #table = new Int32Array(0);
  #mask = 0;
  #shift = 0;
  #count = 0;

  /** @param numbers whole, from 1 to 2^32 - 1; one may occur more than once */
  constructor(numbers: readonly number[]) {
    this.#makeRoom(numbers.length);
    for (const number of numbers) this.add(number);
  }

  /** How many different numbers there are. */
  get count(): number {
    return this.#count;
  }

  /** The slot of a number; 0 for any other. */
  of(number: number): number {
    return this.#table[this.#placeOf(number | 0) + 1] as number;
  }

  /** The slot of a number, which is a new one, the next, if it had none. */
  add(number: number): number {
    const known = this.of(number);
    if (known !== 0) return known;
    if (this.#count * 4 >= this.#table.length) this.#grow();
    this.#count += 1;
    this.#put(number | 0, this.#count);
    return this.#count;
  }

  #put(number: number, slot: number): void {
    const place = this.#placeOf(number);
    this.#table[place] = number;
    this.#table[place + 1] = slot;
  }

  /** Where a number stands, or would stand. */
  #placeOf(number: number): number {
    const table = this.#table;
    let place = (Math.imul(number, spreading) >>> this.#shift) * 2;
    while (table[place + 1] !== 0 && table[place] !== number) place = (place + 2) & this.#mask;
    return place;
  }

  #grow(): void {
    const before = this.#table;
    this.#makeRoom(before.length / 2);
    for (let place = 0; place < before.length; place += 2)
      if (before[place + 1] !== 0) this.#put(before[place] as number, before[place + 1] as number);
  }

  /** An empty table in which so many numbers stand far apart. */
  #makeRoom(numbers: number): void {
    const size = 2 ** Math.ceil(Math.log2(Math.max(fewest, numbers * 4)));
    this.#table = new Int32Array(2 * size);
    this.#mask = 2 * size - 1;
    this.#shift = 32 - Math.log2(size);
  }
}
