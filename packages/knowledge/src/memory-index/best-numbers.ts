/** The numbers with the highest scores above 0 among those that are offered; of equal scores the one offered first. */
export class BestNumbers {
  readonly #numbers: Uint32Array;
  readonly #scores: Float64Array;
  #count = 0;

  /** @param most how many are kept: few, as each is put in its place by moving those behind it */
  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
    this.#scores = new Float64Array(most);
  }

  offer(number: number, score: number): void {
    const last = this.#scores.length - 1;
    if (score <= (this.#scores[last] ?? 0)) return;
    let place = Math.min(this.#count, last);
    for (; place > 0 && (this.#scores[place - 1] ?? 0) < score; place -= 1) {
      this.#scores[place] = this.#scores[place - 1] ?? 0;
      this.#numbers[place] = this.#numbers[place - 1] ?? 0;
    }
    this.#scores[place] = score;
    this.#numbers[place] = number;
    if (this.#count <= last) this.#count += 1;
  }

  /** What a score has to be above to be kept. */
  get least(): number {
    return this.#scores.at(-1) ?? 0;
  }

  /** What was kept, best first. */
  found(): [number: number, score: number][] {
    const found: [number, number][] = [];
    for (let place = 0; place < this.#count; place += 1)
      found.push([this.#numbers[place] as number, this.#scores[place] as number]);
    return found;
  }
}
