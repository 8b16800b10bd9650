type Numbers = Uint8Array | Uint32Array | Float32Array;

const fewest = 1_024;

/** A list of numbers that takes little more memory than they need. */
class GrowingNumbers<Kind extends Numbers> {
  /** The numbers; valid up to `length`, and replaced when the list grows. */
  values: Kind;
  length = 0;
  readonly #make: (size: number) => Kind;

  constructor(make: (size: number) => Kind) {
    this.#make = make;
    this.values = make(fewest);
  }

  /** Adds a number. @returns its place */
  push(value: number): number {
    if (this.length === this.values.length) this.#resize(Math.ceil(this.length * 1.5));
    this.values[this.length] = value;
    this.length += 1;
    return this.length - 1;
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  /** Changes the number at a place by some amount. */
  change(place: number, by: number): void {
    this.values[place] = this.at(place) + by;
  }

  /** Gives back the memory beyond what is held. */
  trim(): void {
    this.#resize(Math.max(fewest, this.length));
  }

  #resize(size: number): void {
    const larger = this.#make(size);
    larger.set(this.values.subarray(0, this.length));
    this.values = larger;
  }
}

export const growingBytes = () => new GrowingNumbers((size) => new Uint8Array(size));
export const growingIntegers = () => new GrowingNumbers((size) => new Uint32Array(size));
export const growingFloats = () => new GrowingNumbers((size) => new Float32Array(size));
