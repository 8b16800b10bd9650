import { columns, documentColumns, passageColumns } from '../index-file/index-schema.ts';
import { growingFloats } from './growing-numbers.ts';

/** A form of an index file by its numbers in memory. */
export type FormMap = {
  /** The stem of a form by its number in the file. */
  stem(form: number): number;
  /** The word that a form is written as; 0 when it is no plain word. */
  word(form: number): number;
  /** Whether a form joins two words that stand there by themselves as well. */
  isJoined(form: number): boolean;
};

/** Where one more occurrence counts half as much as the first few. */
const saturation = 0.9;
/** How strongly a long text is held against it. */
const lengthPenalty = 0.8;
/** What a word says of a whole document counts for about half of what it says of the passage. */
const documentShare = 0.65;
const passageShare = 1.2;

const weights = Object.values({ ...documentColumns, ...passageColumns });
const documentColumnCount = Object.keys(documentColumns).length;
const titled = new Set([columns.indexOf('title'), columns.indexOf('aliases')]);
const readInOrder = new Set(
  (['title', 'heading', 'asked', 'body'] as const).map((name) => columns.indexOf(name)),
);
const codesColumn = columns.indexOf('codes');
const bodyColumn = columns.indexOf('body');

/** Reads the words of one passage after the other, and tells of each which stems it has and what they weigh in it. */
export class PassageCounts {
  readonly #averageLength: number;
  readonly #own = growingFloats();
  readonly #ofDocument = growingFloats();
  #documentColumns: readonly Uint32Array[] = [];
  #bodyLength = 0;
  /** The stems of the passage, each once. */
  stems: number[] = [];
  /** Those of its title and aliases, each once. */
  titled: number[] = [];
  /** Its plain words, once for each use. */
  words: number[] = [];
  /** The stems of the codes that lead to it. */
  codes: number[] = [];
  /** The stems of its title, heading, questions and text in order, joined ones left out, 0 after each. */
  sequence: number[] = [];

  /** @param averageLength how many words a passage has on average */
  constructor(averageLength: number) {
    this.#averageLength = Math.max(1, averageLength);
  }

  /** Reads a passage as `encodeTokens` wrote it; those of a document have to be read in their order. */
  read(numbers: Uint32Array, forms: FormMap): void {
    for (const stem of this.stems) {
      this.#own.values[stem] = 0;
      this.#ofDocument.values[stem] = 0;
    }
    this.stems = [];
    this.titled = [];
    this.words = [];
    this.codes = [];
    this.sequence = [];
    const parts = this.#columnsOf(numbers);
    for (const [column, part] of parts.entries()) this.#readColumn(column, part, forms);
    this.#bodyLength = parts[bodyColumn]?.length ?? 0;
  }

  /** How much the passage tells of one of its stems. */
  impact(stem: number): number {
    const document = this.#ofDocument.at(stem);
    const own = this.#own.at(stem);
    const length = 1 - lengthPenalty + (lengthPenalty * this.#bodyLength) / this.#averageLength;
    return (
      documentShare * (document / (saturation + document)) +
      passageShare * (own / (saturation * length + own))
    );
  }

  #columnsOf(numbers: Uint32Array): readonly Uint32Array[] {
    const parts: Uint32Array[] = [];
    for (let at = 1; at < numbers.length; ) {
      const length = numbers[at] ?? 0;
      parts.push(numbers.subarray(at + 1, at + 1 + length));
      at += 1 + length;
    }
    const given = numbers[0] ?? 0;
    if (given > 0) this.#documentColumns = parts.slice(0, given);
    return [...this.#documentColumns, ...parts.slice(given)];
  }

  #readColumn(column: number, part: Uint32Array, forms: FormMap): void {
    const weight = weights[column] ?? 0;
    const sums = column < documentColumnCount ? this.#ofDocument : this.#own;
    const isTitled = titled.has(column);
    const isRead = readInOrder.has(column);
    for (const form of part) {
      if (form === 0) {
        if (isRead) this.sequence.push(0);
        continue;
      }
      const stem = forms.stem(form);
      while (this.#own.length <= stem) {
        this.#own.push(0);
        this.#ofDocument.push(0);
      }
      if (this.#own.at(stem) === 0 && this.#ofDocument.at(stem) === 0) this.stems.push(stem);
      sums.change(stem, weight);
      if (isTitled && !this.titled.includes(stem)) this.titled.push(stem);
      if (column === codesColumn) this.codes.push(stem);
      const word = forms.word(form);
      if (word > 0) this.words.push(word);
      if (isRead && !forms.isJoined(form)) this.sequence.push(stem);
    }
    if (isRead) this.sequence.push(0);
  }
}
