const decayOfMean = 0.9;
const decayOfSquare = 0.999;
const least = 1e-8;

/** Steps down slopes, each number at a pace of its own (Adam). */
export class Adam {
  readonly #numbers: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  /** @param numbers what is learnt: changed in place */
  constructor(numbers: Float32Array) {
    this.#numbers = numbers;
    this.#means = new Float32Array(numbers.length);
    this.#squares = new Float32Array(numbers.length);
  }

  /** Takes a step and sets the slopes to 0. */
  step(slopes: Float32Array, rate: number): void {
    this.#steps += 1;
    const [numbers, means, squares] = [this.#numbers, this.#means, this.#squares];
    const pace = rate / (1 - decayOfMean ** this.#steps);
    const spread = 1 / Math.sqrt(1 - decayOfSquare ** this.#steps);
    for (let at = 0; at < numbers.length; at += 1) {
      const slope = slopes[at] as number;
      const mean = decayOfMean * (means[at] as number) + (1 - decayOfMean) * slope;
      const square = decayOfSquare * (squares[at] as number) + (1 - decayOfSquare) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      numbers[at] = (numbers[at] as number) - (pace * mean) / (Math.sqrt(square) * spread + least);
      slopes[at] = 0;
    }
  }
}
