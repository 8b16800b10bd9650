import type Database from 'better-sqlite3';
import type { Token } from '../analysis/analyse.ts';

const mostRemembered = 60_000;

/** The table of the words of an index file: a stem, the word as written, and its kind have one number. */
export class FormTable {
  readonly #known = new Map<string, number>();
  readonly #read;
  readonly #add;

  constructor(db: Database.Database) {
    this.#read = db
      .prepare<[string, string, string], number>(
        'SELECT number FROM forms WHERE stem = ? AND surface = ? AND kind = ?',
      )
      .pluck();
    this.#add = db.prepare('INSERT INTO forms (stem, surface, kind) VALUES (?, ?, ?)');
  }

  /** The number of a token's form, which is added when it is new. */
  number(token: Token): number {
    const { text, kind } = token;
    const known = this.find(token);
    if (known !== undefined) return known;
    const written = writtenAs(token);
    const number = Number(this.#add.run(text, written, kind).lastInsertRowid);
    this.#remember(`${text}\0${written}\0${kind}`, number);
    return number;
  }

  /** The number of a token's form; undefined when the table does not have it. */
  find(token: Token): number | undefined {
    const { text, kind } = token;
    const written = writtenAs(token);
    const key = `${text}\0${written}\0${kind}`;
    const number = this.#known.get(key) ?? this.#read.get(text, written, kind);
    if (number !== undefined) this.#remember(key, number);
    return number;
  }

  #remember(key: string, number: number): void {
    if (this.#known.has(key)) return;
    if (this.#known.size >= mostRemembered) this.forget();
    this.#known.set(key, number);
  }

  /** To be called when a transaction was undone: what it added is no longer there. */
  forget(): void {
    this.#known.clear();
  }
}

function writtenAs({ kind, surface }: Token): string {
  return kind === 'word' ? surface : '';
}
