import { cosineAt, meanVector } from '../word-vectors/text-vector.ts';
import { vectorLength } from '../word-vectors/word-vectors-file.ts';
import { BestNumbers } from './best-numbers.ts';

/** The answers of so many passages are compared: those whose answers are together nearest. */
const passagesCompared = 24;

/** What direct answers mean, as directions, by the numbers that `Wordings` gives them. What is there when they are sealed is found. */
export class AnswerVectors {
  #added: Int8Array[] = [];
  #vectors = new Int8Array(0);
  /** The first answer of each passage that has any, and what its answers mean together. */
  readonly #firstAnswers: number[] = [0];
  #ofPassages = new Int8Array(0);

  /**
   * Adds those of the next passage.
   *
   * @param vectors those of its answers in a row
   */
  add(vectors: Int8Array): void {
    if (vectors.length === 0) return;
    this.#added.push(vectors);
    this.#firstAnswers.push((this.#firstAnswers.at(-1) ?? 0) + vectors.length / vectorLength);
  }

  /** Makes those added so far ready to be found. */
  seal(): void {
    this.#vectors = new Int8Array((this.#firstAnswers.at(-1) ?? 0) * vectorLength);
    this.#ofPassages = new Int8Array(this.#added.length * vectorLength);
    for (const [passage, vectors] of this.#added.entries()) {
      this.#vectors.set(vectors, (this.#firstAnswers[passage] ?? 0) * vectorLength);
      this.#ofPassages.set(meanVector(rowsOf(vectors)) ?? [], passage * vectorLength);
    }
    this.#added = [];
  }

  /** How near an answer is to what a question means, 1 for the same, 0 for something else. */
  similarity(question: Int8Array, answer: number): number {
    return cosineAt(question, this.#vectors, answer * vectorLength);
  }

  /**
   * The answers nearest to what a question means, best first. They are looked for in the passages whose answers are together
   * nearest, as to compare all of them takes eight times as long.
   */
  nearest(question: Int8Array, most: number): number[] {
    const passages = new BestNumbers(passagesCompared);
    for (let at = 0; at < this.#ofPassages.length; at += vectorLength)
      passages.offer(at / vectorLength, cosineAt(question, this.#ofPassages, at));
    const best = new BestNumbers(most);
    for (const [passage] of passages.found()) {
      const end = this.#firstAnswers[passage + 1] ?? 0;
      for (let answer = this.#firstAnswers[passage] ?? 0; answer < end; answer += 1)
        best.offer(answer, this.similarity(question, answer));
    }
    return best.found().map(([answer]) => answer);
  }
}

function* rowsOf(vectors: Int8Array): Generator<Int8Array> {
  for (let at = 0; at < vectors.length; at += vectorLength) yield vectors.subarray(at, at + vectorLength);
}
