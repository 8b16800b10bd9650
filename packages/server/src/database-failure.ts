import { reasonOf } from './reason-of.ts';
import { MigrationFailed, MigrationRefused } from './storage/index.ts';

/** Why the database cannot be opened, in words for who configured it; what a migration says stays as it is. */
export const databaseFailure = (cause: Error): Error =>
  cause instanceof MigrationRefused || cause instanceof MigrationFailed
    ? cause
    : new Error(`The database cannot be used (${reasonOf(cause)}). Check DATABASE_URL and DATA_DIR.`, {
        cause,
      });
