import type { MigrationFile } from './migration-files.ts';
import type { AppliedMigration } from './pending-migrations.ts';

/** Statements inside the transaction of a session. */
export type SessionConnection = {
  /** Rows as lists of values, as the driver gives them. */
  rows(sql: string, values?: readonly unknown[]): Promise<unknown[][]>;
  run(sql: string, values?: readonly unknown[]): Promise<void>;
};

/** One transaction that holds the migration lock of a database. */
export type MigrationSession = {
  readonly connection: SessionConnection;
  applied(): Promise<AppliedMigration[]>;
  /** Runs the migration and writes it into the history. */
  apply(migration: MigrationFile): Promise<void>;
};

/** How long a process waits for another one to finish migrating. */
export const migrationLockPatienceMs = 60_000;

/** A migration could not be applied; everything was rolled back. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(migration: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Migration ${migration} failed, and the database is as it was before: ${reason}`, { cause });
  }
}

/** Too late to be undone: a mistake of who wrote the migration, to be found before it is ever released. */
export function endedItsTransaction(migration: string): Error {
  return new Error(
    `Migration ${migration} ends the transaction it runs in, so the database may be half migrated. Take that statement out.`,
  );
}
