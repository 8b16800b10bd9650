import { inARow } from '../word-vectors/in-a-row.ts';
import { Signs } from '../word-vectors/signs.ts';
import { cosineAt } from '../word-vectors/text-vector.ts';
import { BestNumbers } from './best-numbers.ts';

/** So many answers are compared by their vectors: those whose signs agree most. */
const mostCompared = 128;

/** The vectors of direct answers, by the numbers that `Wordings` gives them. What is there when they are sealed is found. */
export class AnswerVectors {
  #added: Int8Array[] = [];
  #vectors: Int8Array = new Int8Array(0);
  #signs = Signs.of([]);

  /**
   * Adds those of the next passage.
   *
   * @param vectors those of its answers in a row
   */
  add(vectors: Int8Array): void {
    this.#added.push(vectors);
  }

  /** Makes those added so far ready to be found. */
  seal(): void {
    this.#vectors = inARow(this.#added);
    this.#signs = Signs.of([this.#vectors]);
    this.#added = [];
  }

  /** How near an answer is to what a question means: 1 for the same, 0 for something else. */
  similarity(question: Int8Array, answer: number): number {
    return cosineAt(question, this.#vectors, answer);
  }

  /** The answers nearest to what a question means, best first; now and then one is missed whose signs agree less than its vector. */
  nearest(question: Int8Array, most: number): number[] {
    const best = new BestNumbers(most);
    for (const answer of this.#signs.closestTo(Signs.of([question]), mostCompared))
      best.offer(answer, this.similarity(question, answer));
    return best.found().map(([answer]) => answer);
  }
}
