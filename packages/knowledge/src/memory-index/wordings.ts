import type { decodeAnswers } from '../index-file/answer-column.ts';
import { isUnknown } from '../index-file/unknown-word.ts';
import { growingBytes, growingIntegers } from './growing-numbers.ts';

/**
 * What passages answer at once, and the wordings of the questions. Answers and wordings have numbers from 0: the answers of a passage
 * stand in a row, and so do the wordings of an answer. Only built-in content has any.
 */
export class Wordings {
  /** The first answer of each passage; one without any has that of the next. */
  readonly #firstAnswers = growingIntegers();
  /** The passage of each answer, its first wording, and where its stems begin. */
  readonly #passages = growingIntegers();
  readonly #firstWordings = growingIntegers();
  readonly #startsOfAnswers = growingIntegers();
  readonly #stemsOfAnswers = growingIntegers();
  /** Where what each answer and its wordings tell begins. */
  readonly #startsTold = growingIntegers();
  readonly #told = growingIntegers();
  /** The last answer that told a stem, from 1, by the number of the stem. */
  readonly #toldBy = growingIntegers();
  /** The kind of each wording, and where its stems begin. */
  readonly #kinds = growingBytes();
  readonly #starts = growingIntegers();
  readonly #stems = growingIntegers();

  constructor() {
    for (const list of [
      this.#firstAnswers,
      this.#firstWordings,
      this.#startsOfAnswers,
      this.#startsTold,
      this.#starts,
    ])
      list.push(0);
  }

  /** Adds those of the next passage, which may have none. */
  add(passage: number, answers: ReturnType<typeof decodeAnswers>): void {
    this.#firstAnswers.push(this.#passages.length);
    for (const { stems, wordings } of answers) {
      this.#passages.push(passage);
      for (const stem of stems) this.#stemsOfAnswers.push(stem);
      this.#startsOfAnswers.push(this.#stemsOfAnswers.length);
      this.#tell(stems);
      for (const wording of wordings) {
        this.#kinds.push(wording.kind);
        for (const stem of wording.stems) this.#stems.push(stem);
        this.#starts.push(this.#stems.length);
        this.#tell(wording.stems);
      }
      this.#firstWordings.push(this.#kinds.length);
      this.#startsTold.push(this.#told.length);
    }
  }

  /** Notes what the answer that is added tells. */
  #tell(stems: Uint32Array): void {
    for (const stem of stems) {
      if (!isUnknown(stem)) {
        while (this.#toldBy.length <= stem) this.#toldBy.push(0);
        if (this.#toldBy.at(stem) === this.#passages.length) continue;
        this.#toldBy.values[stem] = this.#passages.length;
      }
      this.#told.push(stem);
    }
  }

  /** Gives back the memory beyond what those added so far take. */
  seal(): void {
    const ofAnswers = [this.#passages, this.#firstWordings, this.#startsOfAnswers, this.#stemsOfAnswers];
    const told = [this.#startsTold, this.#told, this.#toldBy];
    for (const list of [...ofAnswers, ...told, this.#firstAnswers, this.#kinds, this.#starts, this.#stems])
      list.trim();
  }

  /** The answers of a passage. */
  answersOf(passage: number): number[] {
    const first = this.#firstAnswerOf(passage);
    return Array.from({ length: this.#firstAnswerOf(passage + 1) - first }, (_, at) => first + at);
  }

  passageOf(answer: number): number {
    return this.#passages.at(answer);
  }

  /** The place of an answer among those of its passage, from 1. */
  placeOf(answer: number): number {
    return answer - this.#firstAnswerOf(this.passageOf(answer)) + 1;
  }

  /** The stems of an answer, each once. */
  stemsOfAnswer(answer: number): Uint32Array {
    return this.#stemsOfAnswers.values.subarray(
      this.#startsOfAnswers.at(answer),
      this.#startsOfAnswers.at(answer + 1),
    );
  }

  /** The first wording of an answer; it has those up to the first of the next. */
  firstOf(answer: number): number {
    return this.#firstWordings.at(answer);
  }

  /** The place of its kind among `wordingKinds`. */
  kindOf(wording: number): number {
    return this.#kinds.at(wording);
  }

  /** The stems of all wordings in a row, those of each once, as numbers of the lexicon or of words that no passage has. */
  get stems(): Uint32Array {
    return this.#stems.values;
  }

  /** Where among `stems` those of a wording begin; they end where those of the next begin. */
  startOf(wording: number): number {
    return this.#starts.at(wording);
  }

  /** The stems of an answer and of all its wordings, each once, but for words that no passage has. */
  stemsToldBy(answer: number): Uint32Array {
    return this.#told.values.subarray(this.#startsTold.at(answer), this.#startsTold.at(answer + 1));
  }

  #firstAnswerOf(passage: number): number {
    return passage < this.#firstAnswers.length ? this.#firstAnswers.at(passage) : this.#passages.length;
  }
}
