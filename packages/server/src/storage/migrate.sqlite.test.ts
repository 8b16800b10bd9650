import { stat } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';
import { migrate } from './migrate.ts';
import { readMigrationState } from './migration-state.ts';
import { openStorage } from './open-storage.ts';
import { copyOfMigrations } from './testing/migration-folder.ts';
import { storeSubscriber } from './testing/sample-rows.ts';
import { createEmptyTestDatabase } from './testing/test-database.ts';

/** What Prisma writes for SQLite when a column changes: the table is rebuilt and the old one dropped. */
const rebuildOfUsers = `
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_users" AS SELECT * FROM "users";
DROP TABLE "users";
ALTER TABLE "new_users" RENAME TO "users";
CREATE UNIQUE INDEX "users_id" ON "users"("id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
`;

async function migratedDatabase() {
  const { databaseUrl, drop } = await createEmptyTestDatabase('sqlite');
  await migrate({ databaseUrl });
  const storage = await openStorage({ databaseUrl });
  onTestFinished(async () => {
    await storage.close();
    await drop();
  });
  await storeSubscriber(storage.db);
  return { databaseUrl, db: storage.db };
}

test('rebuilding a table deletes nothing of what refers to it', async () => {
  const { databaseUrl, db } = await migratedDatabase();
  const { folder, write } = await copyOfMigrations();
  await write('9001_rebuild', rebuildOfUsers);
  await migrate({ databaseUrl, folder });
  expect([await db.user.count(), await db.subscription.count()]).toEqual([1, 1]);
});

test('a migration that would leave rows without what they refer to is refused', async () => {
  const { databaseUrl, db } = await migratedDatabase();
  const { folder, write } = await copyOfMigrations();
  await write('9001_orphans', 'DELETE FROM users;');
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow(
    'rows of subscriptions would refer to missing rows of users',
  );
  expect(await db.user.count()).toBe(1);
});

test('a new database file is its owner’s alone', async () => {
  const { databaseUrl, drop } = await createEmptyTestDatabase('sqlite');
  onTestFinished(drop);
  await migrate({ databaseUrl });
  const address = parseDatabaseUrl(databaseUrl);
  const { mode } = await stat(address.kind === 'sqlite' ? address.file : '');
  expect(mode & 0o777).toBe(0o600);
});

test('a file whose tables were all dropped is empty, to the start as to who only looks', async () => {
  const { databaseUrl, drop } = await createEmptyTestDatabase('sqlite');
  onTestFinished(drop);
  const storage = await openStorage({ databaseUrl });
  await storage.db.$executeRawUnsafe('CREATE TABLE once (id INTEGER PRIMARY KEY AUTOINCREMENT)');
  await storage.db.$executeRawUnsafe('DROP TABLE once');
  await storage.close();
  expect(await readMigrationState(databaseUrl)).toMatchObject({ applied: [], refusal: undefined });
  const applied = await migrate({ databaseUrl });
  expect(await readMigrationState(databaseUrl)).toEqual({ applied, pending: [], refusal: undefined });
});
