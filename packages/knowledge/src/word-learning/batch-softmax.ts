import { multiplyRows, sumRows, transpose } from './matrices.ts';

/** The loss of a batch, and its slope along the logarithm of the scale. */
type BatchLoss = { readonly loss: number; readonly slopeOfScale: number };

/**
 * The softmax of a batch in both directions (symmetric InfoNCE): each question is to pick its answer among all answers of the
 * batch, and each answer its question.
 */
export class BatchSoftmax {
  readonly #count: number;
  readonly #dim: number;
  readonly #shares: Float64Array;
  readonly #rowSums: Float64Array;
  readonly #columnSums: Float64Array;

  /**
   * @param count how many pairs a batch has: a multiple of 4
   * @param dim how many numbers a vector has: a multiple of 4
   */
  constructor(count: number, dim: number) {
    this.#count = count;
    this.#dim = dim;
    this.#shares = new Float64Array(count * count);
    this.#rowSums = new Float64Array(count);
    this.#columnSums = new Float64Array(count);
  }

  /**
   * @param questions `count` vectors of length 1, one after the other
   * @param answers likewise, each in the place of its question
   * @param scale what cosines are multiplied by before the softmax: the inverse of the temperature
   * @param questionSlopes receives the slope of the loss along each number of `questions`
   * @param answerSlopes likewise of `answers`
   */
  measure(
    questions: Float64Array,
    answers: Float64Array,
    scale: number,
    questionSlopes: Float64Array,
    answerSlopes: Float64Array,
  ): BatchLoss {
    const [count, dim, shares] = [this.#count, this.#dim, this.#shares];
    multiplyRows(questions, answers, shares, count, dim);
    const loss = this.#toShares(scale);
    sumRows(shares, answers, questionSlopes, count, dim);
    transpose(shares, count);
    sumRows(shares, questions, answerSlopes, count, dim);
    let slopeOfScale = 0;
    for (let at = 0; at < questions.length; at += 1)
      slopeOfScale += (questions[at] as number) * (questionSlopes[at] as number);
    return { loss, slopeOfScale };
  }

  /** Turns the cosine of each question and each answer into the slope of the loss along it. @returns the loss */
  #toShares(scale: number): number {
    const [count, shares] = [this.#count, this.#shares];
    const [rowSums, columnSums] = [this.#rowSums, this.#columnSums.fill(0)];
    let loss = 0;
    for (let row = 0, at = 0; row < count; row += 1) {
      let sum = 0;
      loss += 2 * scale * (1 - (shares[row * count + row] as number));
      // No cosine is above 1: with 1 taken away every power is in range, and one power of each serves both directions.
      for (let column = 0; column < count; column += 1, at += 1) {
        const power = Math.exp(scale * ((shares[at] as number) - 1));
        shares[at] = power;
        sum += power;
        columnSums[column] = (columnSums[column] as number) + power;
      }
      rowSums[row] = sum;
    }
    for (let each = 0; each < count; each += 1) {
      loss += Math.log((rowSums[each] as number) * (columnSums[each] as number));
      rowSums[each] = 1 / (rowSums[each] as number);
      columnSums[each] = 1 / (columnSums[each] as number);
    }
    const step = scale / count;
    for (let row = 0, at = 0; row < count; row += 1) {
      const ofRow = rowSums[row] as number;
      for (let column = 0; column < count; column += 1, at += 1)
        shares[at] = step * (shares[at] as number) * (ofRow + (columnSums[column] as number));
      shares[row * count + row] = (shares[row * count + row] as number) - 2 * step;
    }
    return loss / count;
  }
}
