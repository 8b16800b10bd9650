import type { Config } from '../../config/config.ts';
import {
  type DatabaseKind,
  type MigrationFile,
  type MigrationSession,
  migrationsFolder,
  parseDatabaseUrl,
  readMigrations,
  withMigrationSession,
} from '../../storage/index.ts';
import { type BackupHeader, BackupRefused, type BackupValue, rowsIn } from './backup-file.ts';
import { describeTables, quoted, sameShape } from './databases/describe-tables.ts';
import { loadTarget } from './databases/load-target.ts';
import { keyMark } from './key-mark.ts';
import { checkBackup, readBackup } from './read-backup.ts';

const rowsAtOnce = 200;
const mostCharactersAtOnce = 4_000_000;
/** What a start writes by itself: a database that holds no more than this holds nothing to lose. */
const writtenByStarts = ['counters', 'rate_limits'];
/** And which rows of a table that a start fills are an operator's. */
const markOfOperator: Readonly<Record<string, string>> = {
  plans: '"operator_edited" = true',
  coupons: '"is_demo" = false',
};

type RestoreOptions = {
  readonly file: string;
  /** Whether what the database holds may go. */
  readonly replace?: boolean;
  /** Whether a backup made under another ENCRYPTION_KEY is taken. */
  readonly otherKey?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
};

type RestoreReport = {
  readonly header: BackupHeader;
  /** Migrations that the backup had not had and this version has. */
  readonly migrated: readonly string[];
};

/**
 * Puts a backup into the configured database, of whichever kind both are. The whole file is checked first. Then everything
 * happens in one transaction: the tables are made as the backup's version made them, filled, counted, their references
 * checked, and migrated to this version. Whatever fails leaves the database as it was.
 *
 * @throws BackupRefused before anything is touched: a file that is not a backup, damaged, of a newer version or under
 *   another key; a database that holds something
 */
export const restoreBackup = async (
  { databaseUrl, secrets }: Pick<Config, 'databaseUrl' | 'secrets'>,
  { file, replace = false, otherKey = false, onProgress }: RestoreOptions,
): Promise<RestoreReport> => {
  const { kind } = parseDatabaseUrl(databaseUrl);
  let done = 0;
  const count = (of: BackupHeader) => onProgress?.(++done, rowsIn(of) * 2);
  const header = await checkBackup(file, count);
  const { had, missing } = await splitMigrations(kind, header);
  if (!otherKey && header.key_mark !== keyMark(secrets.encryption)) {
    throw new BackupRefused(
      'The backup was made under another ENCRYPTION_KEY: saved cards and unsent mails could not be opened. Set that key, or give --other-key to go on without them.',
    );
  }
  return withMigrationSession(databaseUrl, async (session) => {
    await makeTables(kind, session, { had, replace });
    await load(kind, session, { file, header, onRow: () => count(header) });
    for (const migration of missing) await session.apply(migration);
    return { header, migrated: missing.map(({ name }) => name) };
  });
};

const splitMigrations = async (
  kind: DatabaseKind,
  { migrations }: BackupHeader,
): Promise<{ had: MigrationFile[]; missing: MigrationFile[] }> => {
  const files = await readMigrations(migrationsFolder(kind));
  const unknown = migrations.find((name) => !files.some((file) => file.name === name));
  if (unknown !== undefined) {
    throw new BackupRefused(
      `The backup is from a newer version of Genie: this one does not know migration ${unknown}. Restore it with that version.`,
    );
  }
  return {
    had: files.filter(({ name }) => migrations.includes(name)),
    missing: files.filter(({ name }) => !migrations.includes(name)),
  };
};

const makeTables = async (
  kind: DatabaseKind,
  session: MigrationSession,
  { had, replace }: { had: readonly MigrationFile[]; replace: boolean },
): Promise<void> => {
  const { connection } = session;
  const present = await describeTables(kind, (sql) => connection.rows(sql));
  for (const { name } of replace ? [] : present) {
    if (writtenByStarts.includes(name)) continue;
    const ofOperator = markOfOperator[name];
    const found = await connection.rows(
      `SELECT 1 FROM ${quoted(name)} ${ofOperator === undefined ? '' : `WHERE ${ofOperator} `}LIMIT 1`,
    );
    if (found.length > 0) {
      throw new BackupRefused(
        `The database is not empty (${name}). Name an empty one in DATABASE_URL, or give --replace: what it holds is gone then.`,
      );
    }
  }
  await loadTarget(kind, connection).clear(present);
  for (const migration of had) await session.apply(migration);
};

const load = async (
  kind: DatabaseKind,
  { connection }: MigrationSession,
  { file, header, onRow }: { file: string; header: BackupHeader; onRow: () => void },
): Promise<void> => {
  const made = await describeTables(kind, (sql) => connection.rows(sql));
  if (!sameShape(made, header.tables)) {
    throw new BackupRefused('The backup is damaged: its tables are not those of its version.');
  }
  const target = loadTarget(kind, connection);
  await target.withoutReferences(async () => {
    for (const { name } of made) await connection.run(`DELETE FROM ${quoted(name)}`);
    for await (const { table, rows } of inBatches(file)) {
      await target.insert(table, rows);
      for (const _ of rows) onRow();
    }
  });
  for (const { name, rows } of header.tables) {
    const [[found] = []] = await connection.rows(`SELECT count(*) FROM ${quoted(name)}`);
    if (Number(found) !== rows) throw new Error(`${name} has ${found} rows instead of ${rows}`);
  }
  await target.alignSequences(made);
};

/** Rows of one table together, as many as are handed over at once. */
async function* inBatches(file: string) {
  const { rows } = await readBackup(file);
  let batch: BackupValue[][] = [];
  let characters = 0;
  let current: BackupHeader['tables'][number] | undefined;
  for await (const { table, values } of rows) {
    const isFull = batch.length >= rowsAtOnce || characters >= mostCharactersAtOnce;
    if (current && (isFull || table !== current)) {
      yield { table: current, rows: batch };
      batch = [];
      characters = 0;
    }
    current = table;
    batch.push(values);
    for (const value of values) characters += typeof value === 'string' ? value.length : 8;
  }
  if (current && batch.length > 0) yield { table: current, rows: batch };
}
