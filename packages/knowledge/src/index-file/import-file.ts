import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { indexSchema } from './index-schema.ts';

const mostProcesses = 256;

/**
 * Opens a file for imported documents that belongs to this process alone until it is closed. Processes that share a folder
 * take different ones, and whichever is free is used again: a start finds what the last one left. A file that is broken, or
 * was written by other code, begins anew.
 *
 * @param fingerprint of the code that writes it
 */
export function openImportFile(folder: string, fingerprint: string): Database.Database {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= mostProcesses; number += 1) {
    const path = join(folder, `imported-${number}.sqlite`);
    const db = openAlone(path);
    if (!db) continue;
    if (fingerprintIn(db) === fingerprint) return db;
    if (beginAnew(db, fingerprint)) return db;
    db.close();
    for (const ending of ['', '-wal', '-journal']) rmSync(`${path}${ending}`, { force: true });
    const fresh = openAlone(path);
    if (fresh && beginAnew(fresh, fingerprint)) return fresh;
    fresh?.close();
  }
  throw new Error(`${folder} is used by more than ${mostProcesses} processes at once`);
}

/** The file of this path with a lock that ends with the process; undefined when another one has it. */
function openAlone(path: string): Database.Database | undefined {
  const db = new Database(path, { timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    // What is here can be made anew, so that a power failure may cost the newest of it, but never leaves half a document.
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    return db;
  } catch (error) {
    if (isNoDatabase(error)) return db;
    db.close();
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/** Empties the file under the lock that is held, so that nobody else can come between; false where it is broken. */
function beginAnew(db: Database.Database, fingerprint: string): boolean {
  try {
    db.transaction(() => {
      const tables = db.prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      );
      for (const name of tables.pluck().all()) db.exec(`DROP TABLE "${name}"`);
      db.exec(indexSchema);
      db.prepare('INSERT INTO complete VALUES (?, 0)').run(fingerprint);
    })();
    return true;
  } catch (error) {
    if (isNoDatabase(error)) return false;
    throw error;
  }
}

function fingerprintIn(db: Database.Database): string | undefined {
  try {
    return db.prepare<[], string>('SELECT fingerprint FROM complete').pluck().get();
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');
const isTaken = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');
const isNoDatabase = (error: unknown): boolean => /^SQLITE_(?:NOTADB|CORRUPT)/.test(codeOf(error));
