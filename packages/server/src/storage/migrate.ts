import { parseDatabaseUrl } from './database-url.ts';
import { migrationsFolder, readMigrations } from './migrations/migration-files.ts';
import type { MigrationSession } from './migrations/migration-session.ts';
import { pendingMigrations } from './migrations/pending-migrations.ts';
import { withPostgresqlMigrationSession } from './migrations/postgresql-migration-session.ts';
import { withSqliteMigrationSession } from './migrations/sqlite-migration-session.ts';

type MigrationLog = { info(details: Record<string, unknown>, message: string): void };

/**
 * Runs `work` in one transaction that holds the migration lock of the database, so that no other process migrates
 * meanwhile. Foreign keys are not enforced by SQLite inside it.
 *
 * @throws MigrationRefused when the database holds tables of something else; what `work` throws, everything rolled back
 */
export async function withMigrationSession<T>(
  databaseUrl: string,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> {
  const address = parseDatabaseUrl(databaseUrl);
  return address.kind === 'sqlite'
    ? withSqliteMigrationSession(address.file, work)
    : withPostgresqlMigrationSession(address.connectionString, work);
}

/**
 * Brings the database to the schema of this version: everything that is missing in one transaction, so that a failing
 * migration leaves the database as the version before it knows it. Safe for several processes at once: one migrates,
 * the others wait for it and find nothing to do.
 *
 * @param options.databaseUrl `file:…` or `postgresql://…`
 * @param options.folder where the migrations are; `prisma/migrations/<kind>` unless given
 * @returns the names of the migrations that were applied now
 * @throws MigrationRefused when database and code do not fit each other; MigrationFailed when one could not be applied;
 *   the driver's error when the database cannot be reached
 */
export async function migrate(options: {
  databaseUrl: string;
  log?: MigrationLog;
  folder?: string;
}): Promise<string[]> {
  const address = parseDatabaseUrl(options.databaseUrl);
  const files = await readMigrations(options.folder ?? migrationsFolder(address.kind));
  const applyPending = async (session: MigrationSession) => {
    const pending = pendingMigrations(files, await session.applied());
    for (const migration of pending) await session.apply(migration);
    return pending.map(({ name }) => name);
  };
  const applied = await withMigrationSession(options.databaseUrl, applyPending);
  if (applied.length > 0) options.log?.info({ migrations: applied }, 'Migrated the database');
  return applied;
}
