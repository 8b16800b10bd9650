import { inARow } from '../word-vectors/in-a-row.ts';
import { Signs } from '../word-vectors/signs.ts';
import { cosineAt } from '../word-vectors/text-vector.ts';
import { vectorLength } from '../word-vectors/word-vectors-file.ts';
import { BestNumbers } from './best-numbers.ts';

/** So many passages are looked into: those whose answers together mean what is nearest by its signs. */
const mostPassages = 256;
/** So many of their answers are compared by their vectors: those whose signs agree most. */
const mostCompared = 192;

/** The vectors of direct answers, by the numbers that `Wordings` gives them. What is there when they are sealed is found. */
export class AnswerVectors {
  #added: Int8Array[] = [];
  #vectors: Int8Array = new Int8Array(0);
  #signs = Signs.of([]);
  /** Of what the answers of each passage mean together, and where these begin, with the end of the last. */
  #signsOfPassages = Signs.of([]);
  #starts: number[] = [0];
  /** The answers of the passages that are looked into. Used again, as a call needs it for a moment only. */
  #among = new Uint32Array(0);

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
    const passages = this.#added.filter(({ length }) => length > 0);
    this.#signsOfPassages = Signs.of(passages.map(sumOf));
    this.#starts = [0];
    for (const { length } of passages) this.#starts.push((this.#starts.at(-1) ?? 0) + length / vectorLength);
    this.#among = new Uint32Array(this.#signs.count);
    this.#added = [];
  }

  /** How near an answer is to what a question means: 1 for the same, 0 for something else. */
  similarity(question: Int8Array, answer: number): number {
    return cosineAt(question, this.#vectors, answer);
  }

  /**
   * The answers nearest to what a question means, best first; now and then one is missed whose signs agree less than its vector, or
   * that means something else than the others of its passage.
   */
  nearest(question: Int8Array, most: number): number[] {
    const best = new BestNumbers(most);
    const signs = Signs.of([question]);
    let among = 0;
    for (const passage of this.#signsOfPassages.closestTo(signs, mostPassages)) {
      const end = this.#starts[passage + 1] as number;
      for (let answer = this.#starts[passage] as number; answer < end; answer += 1, among += 1)
        this.#among[among] = answer;
    }
    for (const answer of this.#signs.closestTo(signs, mostCompared, this.#among.subarray(0, among)))
      best.offer(answer, this.similarity(question, answer));
    return best.found().map(([answer]) => answer);
  }
}

/** What some vectors in a row mean together. */
function sumOf(vectors: Int8Array): Int32Array {
  const sum = new Int32Array(vectorLength);
  for (const [at, number] of vectors.entries())
    sum[at % vectorLength] = (sum[at % vectorLength] as number) + number;
  return sum;
}
