import { Signs } from '../word-vectors/signs.ts';
import { cosineAt } from '../word-vectors/text-vector.ts';
import { vectorLength } from '../word-vectors/word-vectors-file.ts';
import { BestNumbers } from './best-numbers.ts';

/** So many answers are compared by their vectors: those whose signs agree most. */
const mostCompared = 128;

/** The vectors of direct answers, by the numbers that `Wordings` gives them. What is there when they are sealed is found. */
export class AnswerVectors {
  #added: Int8Array[] = [];
  #vectors = new Int8Array(0);
  #signs = new Signs([]);
  /** In how many bits the signs of each answer differ from those of the question. Used again, as a question needs it for a moment only. */
  #differences = new Uint8Array(0);

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
    this.#signs = new Signs(this.#added);
    const { count } = this.#signs;
    this.#vectors = new Int8Array(count * vectorLength);
    let at = 0;
    for (const vectors of this.#added) {
      this.#vectors.set(vectors, at);
      at += vectors.length;
    }
    this.#added = [];
    this.#differences = new Uint8Array(count);
  }

  /** How near an answer is to what a question means: 1 for the same, 0 for something else. */
  similarity(question: Int8Array, answer: number): number {
    return cosineAt(question, this.#vectors, answer * vectorLength);
  }

  /** The answers nearest to what a question means, best first; now and then one is missed whose signs agree less than its vector. */
  nearest(question: Int8Array, most: number): number[] {
    const differences = this.#differences;
    const least = this.#compareSigns(question);
    const best = new BestNumbers(most);
    for (let answer = 0; answer < differences.length; answer += 1)
      if ((differences[answer] as number) <= least) best.offer(answer, this.similarity(question, answer));
    return best.found().map(([answer]) => answer);
  }

  /** @returns in how many bits those at most differ that are to be compared */
  #compareSigns(question: Int8Array): number {
    const differences = this.#differences;
    this.#signs.allDiffering(new Signs([question]), differences);
    const counts = new Uint32Array(vectorLength + 1);
    for (let answer = 0; answer < differences.length; answer += 1) {
      const bits = differences[answer] as number;
      counts[bits] = (counts[bits] as number) + 1;
    }
    let compared = 0;
    let least = 0;
    for (; least < vectorLength; least += 1) {
      compared += counts[least] ?? 0;
      if (compared >= mostCompared) break;
    }
    return least;
  }
}
