import { PostingCursor } from './posting-cursor.ts';
import type { Postings } from './postings.ts';

/** How much each of some passages tells of a stem, by their places; 0 for those that do not hold it. */
export type ImpactRow = Float32Array;

/** What some passages tell of stems. Each stem is looked up once for all of them, however often it is asked for. */
export class ImpactTable {
  readonly #postings: Postings;
  readonly #passages: readonly number[];
  readonly #places = new Map<number, number>();
  readonly #rows = new Map<number, ImpactRow>();

  /** @param passages their numbers, in any order */
  constructor(postings: Postings, passages: readonly number[]) {
    this.#postings = postings;
    this.#passages = passages.toSorted((one, other) => one - other);
    for (let place = 0; place < passages.length; place += 1)
      this.#places.set(this.#passages[place] ?? 0, place);
  }

  /** The place of one of the passages in each row; -1 for any other passage. */
  placeOf(passage: number): number {
    return this.#places.get(passage) ?? -1;
  }

  /** What the passages tell of the stem with a number. */
  of(stem: number): ImpactRow {
    const known = this.#rows.get(stem);
    if (known) return known;
    const row = new Float32Array(this.#passages.length);
    const cursor = new PostingCursor(this.#postings, stem);
    for (let place = 0; place < row.length; place += 1)
      row[place] = cursor.impactIn(this.#passages[place] ?? 0);
    this.#rows.set(stem, row);
    return row;
  }
}
