import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { parseDatabaseUrl } from './database-url.ts';
import { migrationsFolder, readMigrations } from './migrations/migration-files.ts';
import {
  type AppliedMigration,
  MigrationRefused,
  pendingMigrations,
} from './migrations/pending-migrations.ts';

/** How a database and this version of the code fit each other. */
export type MigrationState = {
  /** Names of the migrations that the database has had. */
  readonly applied: readonly string[];
  /** Names of those that the next start applies. */
  readonly pending: readonly string[];
  /** Why this version cannot use the database, and what to do; undefined when it can. */
  readonly refusal: string | undefined;
};

const history = `SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL`;
const foreign = 'The database holds tables, but not those of this product. Name another one in DATABASE_URL.';

type HistoryRow = { name: string; checksum: string; finished_at: unknown };

/**
 * Reads which migrations a database has had, and changes nothing.
 *
 * @throws the driver's error when the database is not there or cannot be reached
 */
export async function readMigrationState(databaseUrl: string): Promise<MigrationState> {
  const address = parseDatabaseUrl(databaseUrl);
  const files = await readMigrations(migrationsFolder(address.kind));
  const rows =
    address.kind === 'sqlite'
      ? readSqliteHistory(address.file)
      : await readPostgresqlHistory(address.connectionString);
  if (rows === 'foreign') return { applied: [], pending: [], refusal: foreign };
  const applied: AppliedMigration[] = rows.map(({ name, checksum, finished_at }) => ({
    name,
    checksum,
    finished: finished_at !== null,
  }));
  const names = applied.map(({ name }) => name).sort();
  try {
    const pending = pendingMigrations(files, applied).map(({ name }) => name);
    return { applied: names, pending, refusal: undefined };
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error;
    return { applied: names, pending: [], refusal: error.message };
  }
}

type History = readonly HistoryRow[] | 'foreign';

function readSqliteHistory(file: string): History {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
    if (!tables.includes('_prisma_migrations')) return tables.length === 0 ? [] : 'foreign';
    return db.prepare(history).all() as HistoryRow[];
  } finally {
    db.close();
  }
}

async function readPostgresqlHistory(connectionString: string): Promise<History> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
    );
    if (!tables.some(({ name }) => name === '_prisma_migrations'))
      return tables.length === 0 ? [] : 'foreign';
    return (await client.query<HistoryRow>(history)).rows;
  } finally {
    await client.end();
  }
}
