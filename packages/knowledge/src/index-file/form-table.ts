import type Database from 'better-sqlite3';
import type { Token } from '../analysis/analyse.ts';

const mostRemembered = 60_000;

/** The table of the words of an index file: a stem, the word as written, and its kind have one number. */
export class FormTable {
  readonly #known = new Map<string, number>();
  readonly #read;
  readonly #readStem;
  readonly #add;

  constructor(db: Database.Database) {
    this.#read = db
      .prepare<[string, string, string], number>(
        'SELECT number FROM forms WHERE stem = ? AND surface = ? AND kind = ?',
      )
      .pluck();
    this.#readStem = db.prepare<[string], number>('SELECT number FROM forms WHERE stem = ? LIMIT 1').pluck();
    this.#add = db.prepare('INSERT INTO forms (stem, surface, kind) VALUES (?, ?, ?)');
  }

  /** The number of a token's form, which is added when it is new. */
  number({ text, surface, kind }: Token): number {
    const written = kind === 'word' ? surface : '';
    const key = `${text}\0${written}\0${kind}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number =
      this.#read.get(text, written, kind) ?? Number(this.#add.run(text, written, kind).lastInsertRowid);
    if (this.#known.size >= mostRemembered) this.forget();
    this.#known.set(key, number);
    return number;
  }

  /** The number of any form of a stem; undefined when the table has none. */
  ofStem(stem: string): number | undefined {
    return this.#readStem.get(stem);
  }

  /** To be called when a transaction was undone: what it added is no longer there. */
  forget(): void {
    this.#known.clear();
  }
}
