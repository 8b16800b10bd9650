import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { type DatabaseAddress, parseDatabaseUrl } from './database-url.ts';
import { migrationsFolder, readMigrations } from './migrations/migration-files.ts';
import { readPostgresqlHistory, readSqliteHistory } from './migrations/migration-history.ts';
import {
  type AppliedMigration,
  MigrationRefused,
  pendingMigrations,
} from './migrations/pending-migrations.ts';

/** How a database and this version of the code fit each other. */
type MigrationState = {
  /** Names of the migrations that the database has had. */
  readonly applied: readonly string[];
  /** Names of those that the next start applies. */
  readonly pending: readonly string[];
  /** Why this version cannot use the database, and what to do; undefined when it can. */
  readonly refusal: string | undefined;
};

/**
 * Reads which migrations a database has had, and changes nothing.
 *
 * @throws the driver's error when the database is not there or cannot be reached
 */
export async function readMigrationState(databaseUrl: string): Promise<MigrationState> {
  const address = parseDatabaseUrl(databaseUrl);
  const files = await readMigrations(migrationsFolder(address.kind));
  let applied: AppliedMigration[] = [];
  try {
    applied = await readHistory(address);
    const pending = pendingMigrations(files, applied).map(({ name }) => name);
    return { applied: namesOf(applied), pending, refusal: undefined };
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error;
    return { applied: namesOf(applied), pending: [], refusal: error.message };
  }
}

const namesOf = (migrations: readonly AppliedMigration[]): string[] =>
  migrations.map(({ name }) => name).sort();

async function readHistory(address: DatabaseAddress): Promise<AppliedMigration[]> {
  if (address.kind === 'sqlite') {
    const db = new Sqlite(address.file, { readonly: true, fileMustExist: true, timeout: 5_000 });
    try {
      return readSqliteHistory(db);
    } finally {
      db.close();
    }
  }
  const { connectionString } = address;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await readPostgresqlHistory(client);
  } finally {
    await client.end();
  }
}
