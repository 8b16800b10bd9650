import { PostingCursor } from './posting-cursor.ts';
import type { Postings } from './postings.ts';

/** How much each of some passages tells of a stem, by their places; 0 for those that do not hold it. */
export type ImpactRow = Float32Array;

/** To walk through so many postings takes as long as to look each of some 50 passages up among them. */
const longestWalked = 4_000;

/** So many rows are allocated at once, as each by itself takes longer than to fill it. */
const rowsAtOnce = 16;

/** What some passages tell of stems. Each stem is looked up once for all of them, however often it is asked for. */
export class ImpactTable {
  readonly #postings: Postings;
  readonly #passages: Uint32Array;
  readonly #places = new Map<number, number>();
  readonly #rows = new Map<number, ImpactRow>();
  /** Room for the next rows, and how much of it is taken. */
  #room = new Float32Array(0);
  #taken = 0;

  /** @param passages their numbers, in any order */
  constructor(postings: Postings, passages: readonly number[]) {
    this.#postings = postings;
    this.#passages = new Uint32Array(passages).sort();
    for (let place = 0; place < passages.length; place += 1)
      this.#places.set(this.#passages[place] as number, place);
  }

  /** How many passages there are: one more than the highest place. */
  get size(): number {
    return this.#passages.length;
  }

  /** The place of one of the passages in each row; -1 for any other passage. */
  placeOf(passage: number): number {
    return this.#places.get(passage) ?? -1;
  }

  /** What the passages tell of the stem with a number. */
  of(stem: number): ImpactRow {
    const known = this.#rows.get(stem);
    if (known) return known;
    const row = this.#postings.count(stem) < longestWalked ? this.#walked(stem) : this.#skipped(stem);
    this.#rows.set(stem, row);
    return row;
  }

  /** Both lists side by side, posting by posting. */
  #walked(stem: number): ImpactRow {
    const { starts, passages, impacts } = this.#postings;
    const row = this.#newRow();
    const end = this.#postings.end(stem);
    let at = starts[stem] ?? end;
    for (let place = 0; place < row.length; place += 1) {
      const sought = this.#passages[place] as number;
      while (at < end && (passages[at] as number) < sought) at += 1;
      if (at === end) break;
      if (passages[at] === sought) row[place] = impacts[at] as number;
    }
    return row;
  }

  #skipped(stem: number): ImpactRow {
    const cursor = new PostingCursor(this.#postings, stem);
    const row = this.#newRow();
    for (let place = 0; place < row.length; place += 1)
      row[place] = cursor.impactIn(this.#passages[place] ?? 0);
    return row;
  }

  #newRow(): ImpactRow {
    const size = this.#passages.length;
    if (this.#taken + size > this.#room.length) {
      this.#room = new Float32Array(rowsAtOnce * size);
      this.#taken = 0;
    }
    this.#taken += size;
    return this.#room.subarray(this.#taken - size, this.#taken);
  }
}
