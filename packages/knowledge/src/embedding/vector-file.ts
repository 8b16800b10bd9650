import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const keptUnusedDays = 30;
const markedAfterDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
const waitForOthersMs = 5_000;

/**
 * The vectors of passages by model and by a digest of their text, so that only what changed is embedded again. All
 * processes of a folder share the file. What nobody used for a month is removed when it is opened; whoever reads by numbers
 * says with `keep`, from day to day, that they are in use.
 */
export class VectorFile {
  readonly #db: Database.Database;
  readonly #model: string;
  readonly #find;
  readonly #used;
  readonly #mark;
  readonly #read;
  readonly #add;

  constructor(folder: string, model: string) {
    this.#model = model;
    this.#db = openVectors(join(folder, 'vectors.sqlite'));
    // The highest number stays taken: SQLite would give it out again, and others may be reading by it.
    this.#db
      .prepare('DELETE FROM vectors WHERE used < ? AND number < (SELECT max(number) FROM vectors)')
      .run(today() - keptUnusedDays);
    this.#find = this.#db.prepare<[string, Uint8Array], { number: number; used: number; vector: Buffer }>(
      'SELECT number, used, vector FROM vectors WHERE model = ? AND hash = ?',
    );
    this.#used = this.#db.prepare<[number], number>('SELECT used FROM vectors WHERE number = ?').pluck();
    this.#mark = this.#db.prepare('UPDATE vectors SET used = ? WHERE number = ?');
    this.#read = this.#db.prepare<[number], Buffer>('SELECT vector FROM vectors WHERE number = ?').pluck();
    this.#add = this.#db.prepare(
      'INSERT OR IGNORE INTO vectors (model, hash, used, vector) VALUES (?, ?, ?, ?)',
    );
  }

  /** The vector of a text by its digest, with its number in the file. */
  find(hash: Uint8Array): { number: number; vector: Float32Array } | undefined {
    const row = this.#find.get(this.#model, hash);
    if (!row) return undefined;
    this.#markUsed(row.number, row.used);
    return { number: row.number, vector: floatsOf(row.vector) };
  }

  /** Says that a vector is still in use. @returns whether the file has it */
  keep(number: number): boolean {
    const used = this.#used.get(number);
    if (used === undefined) return false;
    this.#markUsed(number, used);
    return true;
  }

  #markUsed(number: number, used: number): void {
    if (used < today() - markedAfterDays) this.#mark.run(today(), number);
  }

  read(number: number): Float32Array | undefined {
    const bytes = this.#read.get(number);
    return bytes && floatsOf(bytes);
  }

  add(vectors: readonly { hash: Uint8Array; vector: Float32Array }[]): void {
    this.#db.transaction(() => {
      for (const { hash, vector } of vectors) {
        const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
        this.#add.run(this.#model, hash, today(), bytes);
      }
    })();
  }

  get isOpen(): boolean {
    return this.#db.open;
  }

  close(): void {
    this.#db.close();
  }
}

/** A number of the day. */
function today(): number {
  return Math.floor(Date.now() / dayMs);
}

function floatsOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

function openVectors(path: string): Database.Database {
  try {
    return opened(path);
  } catch (error) {
    if (!/^SQLITE_(?:NOTADB|CORRUPT)/.test(String((error as { code?: unknown }).code))) throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
    return opened(path);
  }
}

function opened(path: string): Database.Database {
  const db = new Database(path, { timeout: waitForOthersMs });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    db.exec(
      'CREATE TABLE IF NOT EXISTS vectors (number INTEGER PRIMARY KEY, model TEXT NOT NULL, hash BLOB NOT NULL, used INTEGER NOT NULL, vector BLOB NOT NULL, UNIQUE (model, hash))',
    );
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
