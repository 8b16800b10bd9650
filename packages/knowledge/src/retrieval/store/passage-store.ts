import type { CategoryId } from '../../categories.ts';
import type { DocumentOutline, IndexFile } from '../../index-file/index-file.ts';
import type { MemoryIndex } from '../../memory-index/memory-index.ts';
import type { Outline, Sections } from '../../memory-index/passage-table.ts';
import type { KnowledgeDocument, Passage } from '../../passage.ts';

/** Reads documents and passages, wherever they stand. */
export class PassageStore {
  readonly #files: readonly IndexFile[];
  readonly #memory: MemoryIndex;

  constructor(files: readonly IndexFile[], memory: MemoryIndex) {
    this.#files = files;
    this.#memory = memory;
  }

  /** How many passages there are and were: one more than the highest number. */
  get end(): number {
    return this.#memory.table.end;
  }

  get documents(): number {
    return this.#memory.table.documents;
  }

  outline(number: number): Outline {
    return this.#memory.table.outline(number);
  }

  isRemoved(number: number): boolean {
    return this.#memory.table.isRemoved(number);
  }

  /** Kind and aim of a passage as a place among `classes`. */
  classNumber(number: number): number {
    return this.#memory.table.classNumber(number);
  }

  /** The sections of the article with this number, from 1. */
  sectionsOf(article: number): Sections {
    return this.#memory.table.sectionsOf(article);
  }

  /** Whether a passage belongs to a document that was imported. */
  isImported(number: number): boolean {
    return this.#memory.table.place(number).file > 0;
  }

  /** Whether anything is imported, or was. */
  get hasImports(): boolean {
    return this.end > 0 && this.isImported(this.end - 1);
  }

  /** The passages of a document, in order. */
  outlinesOf(documentId: string): Outline[] {
    return this.#memory.table.numbersOf(documentId).map((number) => this.outline(number));
  }

  /** The passage of the same document that stands so many places behind this one, or before it where `step` is negative. */
  outlineBeside(number: number, step: number): Outline | undefined {
    return this.#memory.table.isBeside(number, step) ? this.outline(number + step) : undefined;
  }

  /** The number of the passage that stands at this place, from 0, of a document. */
  numberAt(documentId: string, place: number): number | undefined {
    return this.#memory.table.numberAt(documentId, place);
  }

  passage(number: number): Passage {
    const { file, row } = this.#memory.table.place(number);
    const passage = this.#files[file]?.passage(row);
    if (!passage) throw new Error(`The knowledge index has no passage ${number}`);
    return passage;
  }

  /** The direct answer at a place, from 1, of a passage. */
  answer(number: number, place: number): string | undefined {
    const { file, row } = this.#memory.table.place(number);
    return this.#files[file]?.answer(row, place);
  }

  /** The passage of built-in content that answers at once a question with this key, the place of the answer in it, and whether no other does. */
  wording(key: string): { number: number; answer: number; isOnly: boolean } | undefined {
    const found = this.#files[0]?.wording(key);
    const number = found && this.numberAt(found.document, found.place);
    return found && number !== undefined
      ? { number, answer: found.answer, isOnly: found.only === 1 }
      : undefined;
  }

  /** A digest of the title, heading and text of a passage. */
  hash(number: number): Uint8Array | undefined {
    const { file, row } = this.#memory.table.place(number);
    return this.#files[file]?.hash(row);
  }

  passageById(id: string): Passage | undefined {
    return this.#first((file) => file.passageById(id));
  }

  document(id: string): KnowledgeDocument | undefined {
    return this.#first((file) => file.document(id));
  }

  /** A document without its text. */
  documentOutline(id: string): DocumentOutline | undefined {
    return this.#first((file) => file.outline(id));
  }

  /** The first articles of a category, by id. */
  articlesOfCategory(category: CategoryId | undefined, most: number): DocumentOutline[] {
    if (category === undefined) return [];
    // A file without passages, as that of own documents is at first, is not asked.
    const files = this.#files.filter((_, place) => this.#memory.passagesOf(place) > 0);
    return files.flatMap((file) => file.articlesOf(category, most)).slice(0, most);
  }

  /** The numbers of the passages that an exact code leads to. */
  withCode(code: string): readonly number[] {
    return this.#memory.lexicon.rowsOf(code);
  }

  #first<Found>(find: (file: IndexFile) => Found | undefined): Found | undefined {
    for (const file of this.#files) {
      const found = find(file);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
