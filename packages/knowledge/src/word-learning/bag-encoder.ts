import type { PackedTexts } from './packed-texts.ts';

/**
 * The vectors of a batch of texts, each the sum of the vectors of its words made 1 long; a text without words has all 0. What
 * is learnt of texts is carried back to the words.
 */
export class BagEncoder {
  /** The vectors of the texts, one after the other. */
  readonly vectors: Float64Array;
  /** The slopes of the loss along `vectors`: `carryBack` reads and overwrites them. */
  readonly slopes: Float64Array;
  readonly #lengths: Float64Array;
  readonly #dim: number;

  /**
   * @param count how many texts a batch has
   * @param dim how many numbers a vector has
   */
  constructor(count: number, dim: number) {
    this.#dim = dim;
    this.vectors = new Float64Array(count * dim);
    this.slopes = new Float64Array(count * dim);
    this.#lengths = new Float64Array(count);
  }

  /** Writes `vectors`. @param of the vectors of words, one after the other */
  encode({ starts, words }: PackedTexts, of: Float32Array): void {
    const [dim, vectors] = [this.#dim, this.vectors.fill(0)];
    for (let text = 0; text < this.#lengths.length; text += 1) {
      const into = text * dim;
      const end = starts[text + 1] as number;
      for (let place = starts[text] as number; place < end; place += 1) {
        const from = (words[place] as number) * dim;
        for (let at = 0; at < dim; at += 1)
          vectors[into + at] = (vectors[into + at] as number) + (of[from + at] as number);
      }
      let square = 0;
      for (let at = into; at < into + dim; at += 1) square += (vectors[at] as number) ** 2;
      const length = Math.sqrt(square) || 1;
      this.#lengths[text] = length;
      for (let at = into; at < into + dim; at += 1) vectors[at] = (vectors[at] as number) / length;
    }
  }

  /** Adds to `wordSlopes` the slopes along the vectors of words that `slopes` come to, for the texts that `encode` was given last. */
  carryBack({ starts, words }: PackedTexts, wordSlopes: Float32Array): void {
    const [dim, vectors, slopes] = [this.#dim, this.vectors, this.slopes];
    for (let text = 0; text < this.#lengths.length; text += 1) {
      const own = text * dim;
      let along = 0;
      for (let at = own; at < own + dim; at += 1) along += (vectors[at] as number) * (slopes[at] as number);
      const length = this.#lengths[text] as number;
      for (let at = own; at < own + dim; at += 1)
        slopes[at] = ((slopes[at] as number) - along * (vectors[at] as number)) / length;
      const end = starts[text + 1] as number;
      for (let place = starts[text] as number; place < end; place += 1) {
        const into = (words[place] as number) * dim;
        for (let at = 0; at < dim; at += 1)
          wordSlopes[into + at] = (wordSlopes[into + at] as number) + (slopes[own + at] as number);
      }
    }
  }
}
