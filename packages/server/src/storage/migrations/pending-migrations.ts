import type { MigrationFile } from './migration-files.ts';

/** A row of Prisma's own table `_prisma_migrations`. */
export type AppliedMigration = { name: string; checksum: string; finished: boolean };

/** The database and this version of the code do not fit each other; the message says what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

/**
 * Says what is left to apply.
 *
 * @param applied what the database has had, without what was rolled back
 * @throws MigrationRefused when the database is newer than the code, half migrated by another tool, or was migrated
 *   from a file that has changed since
 */
export function pendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum, finished } of applied) {
    const file = known.get(name);
    if (file === undefined) {
      throw new MigrationRefused(
        `The database was migrated by a newer version of the product: this one does not know migration ${name}. Start the newer version, or restore a backup from before the upgrade.`,
      );
    }
    if (!finished) {
      throw new MigrationRefused(
        `Another tool began migration ${name} and did not finish it. Restore a backup, or finish it with that tool.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it was applied to this database. Put its file back as it was: a change belongs in a new migration.`,
      );
    }
  }
  const had = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => !had.has(name));
}
