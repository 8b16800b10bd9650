export { type DatabaseKind, parseDatabaseUrl } from './database-url.ts';
export type {
  Chat,
  Coupon,
  Entry,
  Order,
  SavedCard,
  SecurityEvent,
  Subscription,
} from './generated/sqlite/client.ts';
export { migrate, withMigrationSession } from './migrate.ts';
export { readMigrationState } from './migration-state.ts';
export { type MigrationFile, migrationsFolder, readMigrations } from './migrations/migration-files.ts';
export {
  MigrationFailed,
  type MigrationSession,
  type SessionConnection,
} from './migrations/migration-session.ts';
export { MigrationRefused } from './migrations/pending-migrations.ts';
export {
  type AnyDatabase,
  type Database,
  type DatabaseTransaction,
  openStorage,
  type Storage,
} from './open-storage.ts';
export { type PageEnd, rowsAfter } from './rows-after.ts';
export type { Statements } from './statements.ts';
export {
  addUnlessThere,
  isDiskFailure,
  isForeignKeyViolation,
  isStorageFull,
  isStorageUnavailable,
  isUniqueViolation,
} from './storage-errors.ts';
