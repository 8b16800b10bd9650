export { type DatabaseKind, parseDatabaseUrl } from './database-url.ts';
export type {
  Chat,
  Coupon,
  CouponUse,
  DailyUse,
  Entry,
  ImportedDocument,
  JobLease,
  OneTimeCode,
  Order,
  OutboxMail,
  Plan,
  Registration,
  SavedCard,
  Session,
  Subscription,
  TrialClaim,
  User,
} from './generated/sqlite/client.ts';
export { type MigrationLog, migrate } from './migrate.ts';
export { MigrationFailed } from './migrations/migration-session.ts';
export { MigrationRefused } from './migrations/pending-migrations.ts';
export {
  type Database,
  type DatabaseTransaction,
  openStorage,
  type Storage,
  type StorageLog,
} from './open-storage.ts';
export { isForeignKeyViolation, isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
