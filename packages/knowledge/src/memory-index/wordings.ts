import type { decodeAnswers } from '../index-file/answer-column.ts';
import { isUnknown } from '../index-file/unknown-word.ts';
import { growingBytes, growingIntegers } from './growing-numbers.ts';

/**
 * The wordings of questions that passages answer at once, by numbers from 0: those of a passage stand in a row, those of an answer too,
 * and each is found by its stems. What is there when they are sealed is found; only built-in content has any.
 */
export class Wordings {
  /** The first wording of each passage; one without any has that of the next. */
  readonly #firstOf = growingIntegers();
  readonly #passages = growingIntegers();
  readonly #answers = growingBytes();
  readonly #kinds = growingBytes();
  readonly #starts = growingIntegers();
  readonly #stems = growingIntegers();
  /** The first answer of each passage, and where the stems of each answer begin. */
  readonly #firstAnswers = growingIntegers();
  readonly #startsOfAnswers = growingIntegers();
  readonly #stemsOfAnswers = growingIntegers();
  /** Where the wordings with a stem begin; those with the next one begin where they end. */
  #startsOfStems = new Uint32Array(2);
  #withStems = new Uint32Array(0);

  constructor() {
    this.#firstOf.push(0);
    this.#starts.push(0);
    this.#firstAnswers.push(0);
    this.#startsOfAnswers.push(0);
  }

  /** How many there are. */
  get count(): number {
    return this.#passages.length;
  }

  /** Adds those of the next passage, which may have none. */
  add(passage: number, answers: ReturnType<typeof decodeAnswers>): void {
    this.#firstOf.push(this.count);
    this.#firstAnswers.push(this.#startsOfAnswers.length - 1);
    for (const [index, { stems, wordings }] of answers.entries()) {
      for (const stem of stems) this.#stemsOfAnswers.push(stem);
      this.#startsOfAnswers.push(this.#stemsOfAnswers.length);
      for (const wording of wordings) {
        this.#passages.push(passage);
        this.#answers.push(index + 1);
        this.#kinds.push(wording.kind);
        for (const stem of wording.stems) this.#stems.push(stem);
        this.#starts.push(this.#stems.length);
      }
    }
  }

  /** Makes those added so far ready to be found by their stems. */
  seal(stemCount: number): void {
    for (const list of [this.#passages, this.#answers, this.#kinds, this.#starts, this.#stems]) list.trim();
    for (const list of [this.#firstAnswers, this.#startsOfAnswers, this.#stemsOfAnswers]) list.trim();
    const starts = new Uint32Array(stemCount + 2);
    const known = this.#stems.values.subarray(0, this.#stems.length);
    for (const stem of known) if (!isUnknown(stem)) starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
    for (let stem = 1; stem < starts.length; stem += 1)
      starts[stem] = (starts[stem] ?? 0) + (starts[stem - 1] ?? 0);
    const places = starts.slice();
    this.#withStems = new Uint32Array(starts.at(-1) ?? 0);
    for (let wording = 0; wording < this.count; wording += 1)
      for (const stem of this.stemsOf(wording)) {
        if (isUnknown(stem)) continue;
        this.#withStems[places[stem] ?? 0] = wording;
        places[stem] = (places[stem] ?? 0) + 1;
      }
    this.#startsOfStems = starts;
  }

  /** The first wording of a passage. */
  firstOf(passage: number): number {
    return passage < this.#firstOf.length ? this.#firstOf.at(passage) : this.count;
  }

  passageOf(wording: number): number {
    return this.#passages.at(wording);
  }

  /** The place of its answer among those of its passage, from 1. */
  answerOf(wording: number): number {
    return this.#answers.at(wording);
  }

  /** The place of its kind among `wordingKinds`. */
  kindOf(wording: number): number {
    return this.#kinds.at(wording);
  }

  /** Its stems, each once, as numbers of the lexicon, or of words that no passage has. */
  stemsOf(wording: number): Uint32Array {
    return this.#stems.values.subarray(this.#starts.at(wording), this.#starts.at(wording + 1));
  }

  /** The stems of the answer to a wording, each once. */
  stemsOfAnswer(wording: number): Uint32Array {
    const answer = this.#firstAnswers.at(this.passageOf(wording)) + this.answerOf(wording) - 1;
    return this.#stemsOfAnswers.values.subarray(
      this.#startsOfAnswers.at(answer),
      this.#startsOfAnswers.at(answer + 1),
    );
  }

  /** The wordings that have the stem with a number. */
  withStem(stem: number): Uint32Array {
    const from = this.#startsOfStems[stem] ?? 0;
    return this.#withStems.subarray(from, this.#startsOfStems[stem + 1] ?? from);
  }
}
