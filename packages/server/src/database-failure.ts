import { reasonOf } from './reason-of.ts';
import { isDiskFailure, MigrationFailed, MigrationRefused } from './storage/index.ts';

/** A broken disk and a full one refuse alike; what is on it need not be lost. */
export const diskRemedy =
  'The disk may be full or broken: make room where the database stands (DATABASE_URL, DATA_DIR), and look at dmesg.';

/** Why the database cannot be opened, in words for who configured it; what a migration says stays as it is. */
export const databaseFailure = (cause: Error): Error =>
  cause instanceof MigrationRefused || cause instanceof MigrationFailed
    ? cause
    : new Error(
        `The database cannot be used (${reasonOf(cause)}). ${isDiskFailure(cause) ? diskRemedy : 'Check DATABASE_URL and DATA_DIR.'}`,
        { cause },
      );
