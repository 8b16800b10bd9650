/** The numbers with the highest scores above 0 among those that are offered; of equal scores the one offered first. */
export class BestNumbers {
  readonly #most: number;
  /** The scores, and behind them their numbers. */
  readonly #kept: Float64Array;
  #count = 0;

  /** @param most how many are kept: few, as each is put in its place by moving those behind it */
  constructor(most: number) {
    this.#most = most;
    this.#kept = new Float64Array(2 * most);
  }

  offer(number: number, score: number): void {
    const [kept, most] = [this.#kept, this.#most];
    if (score <= this.least) return;
    let place = Math.min(this.#count, most - 1);
    for (; place > 0 && (kept[place - 1] as number) < score; place -= 1) {
      kept[place] = kept[place - 1] as number;
      kept[most + place] = kept[most + place - 1] as number;
    }
    kept[place] = score;
    kept[most + place] = number;
    if (this.#count < most) this.#count += 1;
  }

  /** What a score has to be above to be kept. */
  get least(): number {
    return this.#kept[this.#most - 1] ?? 0;
  }

  /** What was kept, best first. */
  found(): [number: number, score: number][] {
    const found: [number, number][] = [];
    for (let place = 0; place < this.#count; place += 1)
      found.push([this.#kept[this.#most + place] as number, this.#kept[place] as number]);
    return found;
  }
}
