import { MigrationFailed, MigrationRefused } from './storage/index.ts';

/** Why the database cannot be opened, in words for who configured it; what a migration says stays as it is. */
export const databaseFailure = (cause: Error): Error => {
  if (cause instanceof MigrationRefused || cause instanceof MigrationFailed) return cause;
  const { code, message } = cause as Error & { code?: unknown };
  const reason = message.trim() || code || cause.name;
  return new Error(`The database cannot be used (${reason}). Check DATABASE_URL and DATA_DIR.`, { cause });
};
