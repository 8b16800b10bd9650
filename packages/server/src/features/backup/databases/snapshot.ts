import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { type DatabaseKind, parseDatabaseUrl } from '../../../storage/index.ts';
import { BackupRefused, type BackupTable, type BackupValue, type ColumnKind } from '../backup-file.ts';
import { describeTables, quoted, type TableShape } from './describe-tables.ts';

/** A database as it is at one instant, whoever goes on writing to it. */
export type Snapshot = {
  readonly kind: DatabaseKind;
  readonly migrations: readonly string[];
  readonly tables: readonly BackupTable[];
  readonly rowsOf: (table: TableShape) => AsyncIterable<BackupValue[]>;
};

const rowsAtOnce = 500;
/** A statement counts the rows of a table or reads 500 of them: one that takes longer waits for a server that hangs. */
const longestStatementMs = 5 * 60_000;
const appliedMigrations =
  'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name';

/** Opens a snapshot for `work` and closes it afterwards. @throws the driver's error when the database cannot be read */
export const withSnapshot = async <T>(
  databaseUrl: string,
  work: (snapshot: Snapshot) => Promise<T>,
  statementMs = longestStatementMs,
): Promise<T> => {
  const address = parseDatabaseUrl(databaseUrl);
  return address.kind === 'sqlite'
    ? withSqliteSnapshot(address.file, work)
    : withPostgresqlSnapshot(address.connectionString, work, statementMs);
};

const describe = async (
  kind: DatabaseKind,
  rows: (sql: string) => Promise<unknown[][]>,
): Promise<Pick<Snapshot, 'kind' | 'migrations' | 'tables'>> => {
  const shapes = await describeTables(kind, rows);
  if (shapes.length === 0) throw new BackupRefused('The database holds nothing yet.');
  const migrations = (await rows(appliedMigrations)).map(([name]) => String(name));
  const tables: BackupTable[] = [];
  for (const shape of shapes) {
    const [[count] = []] = await rows(`SELECT count(*) FROM ${quoted(shape.name)}`);
    tables.push({ ...shape, rows: Number(count) });
  }
  return { kind, migrations, tables };
};

/** A read transaction on a connection of its own: in WAL mode it sees one state and stops no writer. */
const withSqliteSnapshot = async <T>(file: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    db.exec('BEGIN');
    const rows = async (sql: string) => db.prepare(sql).raw().all() as unknown[][];
    return await work({
      ...(await describe('sqlite', rows)),
      async *rowsOf({ name, columns }) {
        const select = `SELECT ${columns.map((column) => quoted(column.name)).join(', ')} FROM ${quoted(name)}`;
        for (const row of db.prepare(select).raw().iterate() as Iterable<unknown[]>) {
          yield columns.map(({ kind }, index) => fromSqlite(kind, row[index]));
        }
      },
    });
  } finally {
    db.close();
  }
};

const fromSqlite = (kind: ColumnKind, value: unknown): BackupValue => {
  if (value === null) return null;
  if (kind === 'boolean') return value === 1;
  if (kind === 'bytes') return (value as Buffer).toString('base64');
  // What raw SQL wrote can be a number of milliseconds.
  if (kind === 'time') return new Date(value as string | number).toISOString();
  return value as string | number;
};

/** A transaction that reads one state (repeatable read), by cursors, so that no table has to fit into memory. */
const withPostgresqlSnapshot = async <T>(
  connectionString: string,
  work: (snapshot: Snapshot) => Promise<T>,
  statementMs: number,
): Promise<T> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    query_timeout: statementMs,
    application_name: 'genie backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const rows = async (sql: string) =>
      (await client.query({ text: sql, rowMode: 'array' })).rows as unknown[][];
    return await work({
      ...(await describe('postgresql', rows)),
      async *rowsOf({ name, columns }) {
        const select = `SELECT ${columns.map((column) => asPortable(column)).join(', ')} FROM ${quoted(name)}`;
        await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${select}`);
        for (;;) {
          const some = (await rows(`FETCH ${rowsAtOnce} FROM backup_rows`)) as BackupValue[][];
          for (const row of some) yield row;
          if (some.length < rowsAtOnce) break;
        }
        await client.query('CLOSE backup_rows');
      },
    });
  } finally {
    await client.end();
  }
};

/** The driver reads a time without a zone in that of this machine, so the database writes it out. */
const asPortable = ({ name, kind }: TableShape['columns'][number]): string => {
  if (kind === 'time') return `to_char(${quoted(name)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (kind === 'bytes') return `translate(encode(${quoted(name)}, 'base64'), E'\\n', '')`;
  return quoted(name);
};
