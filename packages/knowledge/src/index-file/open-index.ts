import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { builtInContentFolder, fingerprintOf, readContentFiles } from '../content/content-files.ts';
import { loadContent } from '../content/load-content.ts';
import { buildInChild } from './build-in-child.ts';
import { buildIndex } from './build-index.ts';

const namePattern = /^knowledge-[0-9a-f]+\.sqlite$/;
const unfinishedPattern = /^knowledge-[0-9a-f]+\.sqlite\.\d+-[0-9a-z]+\.unfinished(?:-journal)?$/;
const unfinishedIsOldAfterMs = 10 * 60 * 1000;

const aheadFolder = join(import.meta.dirname, '..', '..', 'dist');

/**
 * Builds the index of the built-in content where every process finds it, if it is not there; what a set-up does before the first
 * start, as it takes seconds. Throws ContentError when a file of the content is broken.
 *
 * @param onBuild told before that begins
 */
export function buildAhead(onBuild?: () => void): void {
  openIndex(aheadFolder, builtInContentFolder, onBuild).close();
}

/**
 * Opens the index of the content for reading; builds it first when neither the folder nor `buildAhead` has one of this content and
 * code. Several processes may do so at once: each builds beside the others and renames a whole file into
 * place. Indexes of other content are removed. Throws ContentError when a file of the content is broken.
 *
 * @param onBuild told before it is built
 */
export function openIndex(
  indexFolder: string,
  contentFolder: string,
  onBuild?: () => void,
): Database.Database {
  const files = readContentFiles(contentFolder);
  const fingerprint = fingerprintOf(files);
  const name = `knowledge-${fingerprint}.sqlite`;
  const path = join(indexFolder, name);
  const ahead = openWhole(join(aheadFolder, name), fingerprint);
  if (ahead && indexFolder !== aheadFolder) {
    if (existsSync(indexFolder)) removeStale(indexFolder, name);
    return ahead;
  }
  ahead?.close();
  const present = openWhole(path, fingerprint);
  if (present) {
    removeStale(indexFolder, name);
    return present;
  }
  onBuild?.();
  mkdirSync(indexFolder, { recursive: true });
  const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.unfinished`;
  try {
    if (!buildInChild(contentFolder, unfinished, fingerprint)) {
      rmSync(unfinished, { force: true });
      buildIndex(unfinished, fingerprint, loadContent(files));
    }
    makeDurable(unfinished);
    putInPlace(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const built = openWhole(path, fingerprint);
  if (!built) throw new Error(`The knowledge index ${path} was built but cannot be read back`);
  removeStale(indexFolder, name);
  return built;
}

/** The system keeps the pages of the file; what SQLite keeps of them as well, 16 MB by itself, is memory taken twice. */
const cacheKilobytes = 500;

function openWhole(path: string, fingerprint: string): Database.Database | undefined {
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly: true, fileMustExist: true });
    // Nobody writes to a whole index. Keeping the shared lock spares each statement of a question taking it, looking for
    // a journal, and reading pages again that it has.
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma(`cache_size = -${cacheKilobytes}`);
    const complete = db.prepare<[], { fingerprint: string }>('SELECT fingerprint FROM complete').get();
    if (complete?.fingerprint === fingerprint) return db;
  } catch {
    // Absent, cut short or not a database: it is built anew.
  }
  db?.close();
  return undefined;
}

function makeDurable(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Where a file in use cannot be replaced (Windows), the other process's file of the same name serves. */
function putInPlace(unfinished: string, path: string): void {
  try {
    renameSync(unfinished, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EPERM' && code !== 'EACCES' && code !== 'EBUSY') throw error;
  }
}

function removeStale(folder: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const isOther = namePattern.test(name) && name !== current;
    if (!isOther && !isAbandoned(folder, name)) continue;
    // Another process may hold it open or have removed it already; the next start tries again.
    try {
      rmSync(join(folder, name), { force: true });
    } catch {}
  }
}

function isAbandoned(folder: string, name: string): boolean {
  if (!unfinishedPattern.test(name)) return false;
  const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > unfinishedIsOldAfterMs;
}
