import { decodeAnswers } from '../index-file/answer-column.ts';
import type { IndexFile, StoredDocument } from '../index-file/index-file.ts';
import { tokenNumbers } from '../index-file/token-blob.ts';
import { atOnce } from '../steps.ts';
import { AnswerVectors } from './answer-vectors.ts';
import { FormsInMemory } from './forms-in-memory.ts';
import { Lexicon } from './lexicon.ts';
import { PassageCounts } from './passage-counts.ts';
import { PassageTable } from './passage-table.ts';
import { Phrases } from './phrases.ts';
import { TermIndex } from './term-index.ts';
import { Wordings } from './wordings.ts';

const documentsReadAtOnce = 200;
const fewestChanged = 2_000;
const shareChanged = 0.5;

/**
 * What is searched: derived in memory from the index files. Documents are added to it and removed from it one by one,
 * and each is there or gone as a whole, as nothing of this waits.
 */
export class MemoryIndex {
  readonly lexicon = new Lexicon();
  readonly table = new PassageTable();
  readonly wordings = new Wordings();
  readonly answerVectors = new AnswerVectors();
  readonly terms: TermIndex;
  readonly #files: readonly IndexFile[];
  readonly #phrases: Phrases;
  readonly #forms: readonly FormsInMemory[];
  readonly #counts: PassageCounts;
  #sealed = 0;
  readonly #passages: number[] = [];

  /**
   * @param files the built-in content first: its passages say how long one is on average, the same for every process
   * @param forms sequences of stems that questions are expanded with
   */
  constructor(files: readonly IndexFile[], forms: Iterable<readonly string[]>) {
    this.#files = files;
    this.#phrases = new Phrases(forms, this.lexicon);
    this.terms = new TermIndex(this.lexicon, this.table, this.#phrases);
    this.#forms = files.map((file) => new FormsInMemory(file, this.lexicon));
    this.#counts = new PassageCounts(files[0]?.averageLength ?? 0);
  }

  /** Adds all documents of all files, then makes them searchable; a step for each document, so that it can be done in between. */
  *load(): Generator<void> {
    for (const [place, file] of this.#files.entries()) {
      const forms = this.#forms[place];
      if (forms) yield* forms.readNew();
      let after = 0;
      for (;;) {
        const documents = file.storedDocumentsAfter(after, documentsReadAtOnce);
        for (const document of documents) {
          this.#addDocument(place, document);
          after = document.number;
          yield;
        }
        if (documents.length < documentsReadAtOnce) break;
      }
    }
    yield* this.terms.seal();
    this.wordings.seal();
    this.answerVectors.seal();
    this.#sealed = this.table.end;
  }

  /** Takes in a document that a file has by now. */
  add(file: number, id: string): void {
    const document = this.#files[file]?.storedDocument(id);
    if (!document) return;
    const forms = this.#forms[file];
    if (forms) atOnce(forms.readNew());
    this.#addDocument(file, document);
  }

  /**
   * Prepares to take out a document, which its file still has to hold; nothing is changed before what is returned is
   * called, which may be after the file has lost it.
   */
  removal(file: number, id: string): () => void {
    const document = this.#files[file]?.storedDocument(id);
    if (!document || !this.table.has(id)) return () => undefined;
    const passages = this.#files[file]?.storedPassages(document.number) ?? [];
    return () => {
      const numbers = this.table.remove(id);
      this.#passages[file] = this.passagesOf(file) - passages.length;
      for (const [index, passage] of passages.entries()) {
        this.#count(file, passage.tokens, document.kind, -1);
        for (const code of this.#counts.codes) this.lexicon.forgetRow(code, numbers[index] ?? 0);
      }
      this.#countNames(document, -1);
    };
  }

  /** Whether a file has a document. */
  hasIn(file: number, id: string): boolean {
    return this.table.has(id) && this.#files[file]?.storedDocument(id) !== undefined;
  }

  /** How many passages there are of a file. */
  passagesOf(file: number): number {
    return this.#passages[file] ?? 0;
  }

  /** Whether so much was added and removed since it was loaded that loading anew pays. */
  get isWorn(): boolean {
    const changed = this.table.end - this.#sealed + this.table.removed;
    return changed > Math.max(fewestChanged, this.table.size * shareChanged);
  }

  #addDocument(file: number, document: StoredDocument): void {
    this.table.addDocument(document.id);
    const passages = this.#files[file]?.storedPassages(document.number) ?? [];
    for (const { number: row, category, aim, tokens } of passages) {
      const number = this.table.add({ kind: document.kind, category, aim, file, row });
      this.#count(file, tokens, document.kind, 1);
      const { stems, sequence, codes } = this.#counts;
      const impacts = stems.map((stem) => this.#counts.impact(stem));
      for (const phrase of this.#phrases.in(sequence)) {
        stems.push(phrase.number);
        impacts.push(Math.min(...phrase.stems.map((stem) => this.#counts.impact(stem))));
      }
      this.terms.addPassage(number, stems, impacts, sequence);
      if (file === 0) this.#addWordings(number, row);
      for (const code of codes) this.lexicon.addRow(code, number);
      // An entry of the glossary opens with its term, by which it is found like a row by its code.
      if (document.kind === 'term') this.#addEntry(sequence, number);
    }
    this.#countNames(document, 1);
    this.#passages[file] = this.passagesOf(file) + passages.length;
  }

  /** Only built-in content has them. */
  #addWordings(passage: number, row: number): void {
    const answered = this.#files[0]?.answered(row);
    const stemOf = (form: number) => this.#forms[0]?.stem(form) ?? 0;
    this.wordings.add(passage, answered ? decodeAnswers(answered.wordings, stemOf) : []);
    if (answered) this.answerVectors.add(answered.vectors);
  }

  /** Or it ends with it: "Card present — CP". */
  #addEntry(sequence: readonly number[], number: number): void {
    const first = sequence[0];
    const last = sequence[sequence.indexOf(0) - 1];
    if (first) this.lexicon.addRow(first, number);
    if (last && last !== first) this.lexicon.addRow(last, number);
  }

  #count(file: number, tokens: Uint8Array, kind: StoredDocument['kind'], by: 1 | -1): void {
    const forms = this.#forms[file];
    if (!forms) return;
    this.#counts.read(tokenNumbers(tokens), forms);
    const { stems, titled, words } = this.#counts;
    this.lexicon.countPassage(
      {
        stems,
        titled: kind === 'document' ? titled : [],
        words,
        isRow: kind === 'reference',
        isImported: file > 0,
      },
      by,
    );
  }

  #countNames({ names }: StoredDocument, by: 1 | -1): void {
    if (names === '[]') return;
    for (const stems of JSON.parse(names) as string[][])
      this.lexicon.countName(
        stems.map((stem) => this.lexicon.addStem(stem)),
        by,
      );
  }
}
