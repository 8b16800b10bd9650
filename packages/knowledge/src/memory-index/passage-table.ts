import type { SectionAim } from '../analysis/aims.ts';
import type { CategoryId } from '../categories.ts';
import type { Passage } from '../passage.ts';
import { growingBytes, growingIntegers } from './growing-numbers.ts';

/** What ranking needs to know of a passage. */
export type Outline = {
  readonly number: number;
  readonly documentId: string;
  readonly kind: Passage['kind'];
  readonly category: CategoryId;
  readonly aim: SectionAim;
};

/** Where a passage stands: in which of the index files, under which number there. */
type Place = { readonly file: number; readonly row: number };

const kinds: readonly Passage['kind'][] = ['document', 'reference', 'term'];
const aims: readonly SectionAim[] = [
  'overview',
  'faults',
  'steps',
  'comparison',
  'example',
  'contents',
  'other',
];

/** Kind and aim of a passage in one small number: see `classOf`. */
export const classes = kinds.flatMap((kind) => aims.map((aim) => ({ kind, aim })));

/** Those of articles come first. */
const classesOfArticles = aims.length;

const classOf = (kind: Passage['kind'], aim: SectionAim): number =>
  kinds.indexOf(kind) * aims.length + Math.max(0, aims.indexOf(aim));

/** The passages of one document: as many numbers in a row from the first on. */
export type Sections = { readonly first: number; readonly count: number };

type DocumentEntry = { readonly id: string; readonly first: number; count: number };

/** The passages by their number in memory, which begins at 1; those of one document stand in a row. */
export class PassageTable {
  /** The place of each passage's kind and aim among `classes`. */
  readonly #classes = growingBytes();
  readonly #categories = growingBytes();
  readonly #documents = growingIntegers();
  readonly #articles = growingIntegers();
  readonly #files = growingBytes();
  readonly #rows = growingIntegers();
  readonly #removed = growingBytes();
  readonly #entries: DocumentEntry[] = [];
  readonly #byId = new Map<string, number>();
  /** How many passages there are, removed ones left out. */
  size = 0;

  constructor() {
    for (const list of [
      this.#classes,
      this.#categories,
      this.#documents,
      this.#articles,
      this.#files,
      this.#rows,
      this.#removed,
    ])
      list.push(0);
  }

  /** One more than the highest number. */
  get end(): number {
    return this.#rows.length;
  }

  get documents(): number {
    return this.#byId.size;
  }

  /** How many numbers are taken by passages that were removed. */
  get removed(): number {
    return this.end - 1 - this.size;
  }

  /** Begins a document, to which the passages that follow belong. */
  addDocument(id: string): void {
    this.#byId.set(id, this.#entries.length);
    this.#entries.push({ id, first: this.end, count: 0 });
  }

  /** Adds a passage to the document that was added last. @returns its number */
  add(passage: { kind: Passage['kind']; category: CategoryId; aim: SectionAim } & Place): number {
    const entry = this.#entries.at(-1);
    if (entry) entry.count += 1;
    const its = classOf(passage.kind, passage.aim);
    this.#documents.push(this.#entries.length - 1);
    this.#articles.push(its < classesOfArticles ? this.#entries.length : 0);
    this.#classes.push(its);
    this.#categories.push(passage.category);
    this.#files.push(passage.file);
    this.#removed.push(0);
    this.size += 1;
    return this.#rows.push(passage.row);
  }

  /** Removes a document. @returns the numbers of its passages */
  remove(id: string): number[] {
    const numbers = this.numbersOf(id);
    for (const number of numbers) {
      this.#removed.values[number] = 1;
      this.#articles.values[number] = 0;
    }
    this.size -= numbers.length;
    this.#byId.delete(id);
    return numbers;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The numbers of a document's passages, in order. */
  numbersOf(id: string): number[] {
    const entry = this.#entries[this.#byId.get(id) ?? -1];
    return entry ? Array.from({ length: entry.count }, (_, index) => entry.first + index) : [];
  }

  /** The number of the passage that stands at this place, from 0, of a document. */
  numberAt(id: string, place: number): number | undefined {
    const entry = this.#entries[this.#byId.get(id) ?? -1];
    return entry && place < entry.count ? entry.first + place : undefined;
  }

  isRemoved(number: number): boolean {
    return this.#removed.values[number] === 1;
  }

  /** Kind and aim of a passage as a place among `classes`. */
  classNumber(number: number): number {
    return this.#classes.values[number] ?? 0;
  }

  /** How many numbers articles have, from 1; removed ones keep theirs. */
  get articleEnd(): number {
    return this.#entries.length + 1;
  }

  /** The number of the article that each passage is a section of; 0 for rows of tables, terms, and what was removed. */
  get articles(): Uint32Array {
    return this.#articles.values;
  }

  /** The sections of the article with this number; those of a removed one too. */
  sectionsOf(article: number): Sections {
    return this.#entries[article - 1] ?? { first: 1, count: 0 };
  }

  /** Whether the passage that stands so many places behind another is one of the same document. */
  isBeside(number: number, step: number): boolean {
    const { first, count } = this.sectionsOf(this.#documents.at(number) + 1);
    return number + step >= first && number + step < first + count;
  }

  place(number: number): Place {
    return { file: this.#files.at(number), row: this.#rows.at(number) };
  }

  outline(number: number): Outline {
    const entry = this.#entries[this.#documents.at(number)];
    const its = classes[this.classNumber(number)];
    if (number < 1 || number >= this.end || !entry || !its)
      throw new Error(`The knowledge index has no passage ${number}`);
    const category = this.#categories.at(number) as CategoryId;
    return { number, documentId: entry.id, kind: its.kind, aim: its.aim, category };
  }
}
