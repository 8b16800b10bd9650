import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrationState } from './migration-state.ts';
import { migrationsFolder, readMigrations } from './migrations/migration-files.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { copyOfMigrations } from './testing/migration-folder.ts';
import { storeSubscriber } from './testing/sample-rows.ts';
import { createEmptyTestDatabase, testDatabaseKind } from './testing/test-database.ts';

const kind = testDatabaseKind();

async function emptyDatabase(): Promise<{ databaseUrl: string; open: () => Promise<Storage> }> {
  const { databaseUrl, drop } = await createEmptyTestDatabase();
  const opened: Storage[] = [];
  onTestFinished(async () => {
    for (const storage of opened) await storage.close();
    await drop();
  });
  return {
    databaseUrl,
    async open() {
      const storage = await openStorage({ databaseUrl });
      opened.push(storage);
      return storage;
    },
  };
}

/** Tables and indexes with their definitions, and what the history says was applied. */
async function stateOf({ db }: Storage) {
  const schema =
    kind === 'sqlite'
      ? await db.$queryRawUnsafe('SELECT name, sql FROM sqlite_schema ORDER BY name')
      : await db.$queryRawUnsafe(
          `SELECT table_name AS name, string_agg(column_name || ' ' || data_type, ', ' ORDER BY ordinal_position) AS sql
           FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`,
        );
  const history = await db.$queryRawUnsafe(
    'SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations ORDER BY migration_name',
  );
  return { schema, history };
}

test('an empty database gets every migration, and the second time none', async () => {
  const { databaseUrl, open } = await emptyDatabase();
  const files = await readMigrations(migrationsFolder(kind));
  const told: unknown[] = [];
  const log = { info: (details: Record<string, unknown>) => void told.push(details) };
  expect(await migrate({ databaseUrl, log })).toEqual(files.map(({ name }) => name));
  expect(await migrate({ databaseUrl, log })).toEqual([]);
  expect(told).toEqual([{ migrations: files.map(({ name }) => name) }]);
  const storage = await open();
  await storeSubscriber(storage.db);
  expect((await stateOf(storage)).history).toHaveLength(files.length);
});

test('of several processes that migrate at once one does it and the others find it done', async () => {
  const { databaseUrl } = await emptyDatabase();
  const files = await readMigrations(migrationsFolder(kind));
  const script = join(import.meta.dirname, 'testing/migrate-process.ts');
  const runs = await Promise.all(
    [1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, [script, databaseUrl])),
  );
  const applied = runs.map(({ stdout }) => JSON.parse(stdout) as string[]);
  expect(applied.filter(({ length }) => length > 0)).toEqual([files.map(({ name }) => name)]);
});

test('a migration that fails leaves the database as it was, earlier new ones included', async () => {
  const { databaseUrl, open } = await emptyDatabase();
  await migrate({ databaseUrl });
  const storage = await open();
  await storeSubscriber(storage.db);
  const before = await stateOf(storage);
  const { folder, write } = await copyOfMigrations();
  await write('9001_good', 'CREATE TABLE added (id TEXT PRIMARY KEY);');
  await write(
    '9002_bad',
    'DELETE FROM users; CREATE TABLE also_added (id TEXT); SELECT missing FROM nowhere;',
  );
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow(
    /^Migration 9002_bad failed, and the database is as it was before: .*(missing|nowhere)/,
  );
  expect(await stateOf(storage)).toEqual(before);
  expect(await storage.db.user.count()).toBe(1);
  expect(await migrate({ databaseUrl })).toEqual([]);
  await write('9002_bad', 'CREATE TABLE also_added (id TEXT);');
  expect(await migrate({ databaseUrl, folder })).toEqual(['9001_good', '9002_bad']);
});

test('a migration that would end its own transaction is refused', async () => {
  const { databaseUrl } = await emptyDatabase();
  const { folder, write } = await copyOfMigrations();
  await write('9001_sly', 'COMMIT;');
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow(/^Migration 9001_sly ends the transaction/);
});

test('a migration that was changed after it was applied is refused', async () => {
  const { databaseUrl } = await emptyDatabase();
  const { folder, write } = await copyOfMigrations();
  await write('9001_first', 'CREATE TABLE added (id TEXT PRIMARY KEY);');
  await migrate({ databaseUrl, folder });
  await write('9001_first', 'CREATE TABLE added (id TEXT PRIMARY KEY);\r\n'.trimEnd());
  expect(await migrate({ databaseUrl, folder })).toEqual([]);
  await write('9001_first', 'CREATE TABLE added (id TEXT PRIMARY KEY, note TEXT);');
  await expect(migrate({ databaseUrl, folder })).rejects.toThrow(
    /^Migration 9001_first was changed after it was applied to this database\./,
  );
});

test('a database of a newer version is refused', async () => {
  const { databaseUrl } = await emptyDatabase();
  const { folder, write } = await copyOfMigrations();
  await write('9001_newer', 'CREATE TABLE added (id TEXT PRIMARY KEY);');
  await migrate({ databaseUrl, folder });
  await expect(migrate({ databaseUrl })).rejects.toThrow(
    /migrated by a newer version .* does not know migration 9001_newer/,
  );
});

test('a migration that another tool left unfinished is refused', async () => {
  const { databaseUrl, open } = await emptyDatabase();
  await migrate({ databaseUrl });
  const { db } = await open();
  await db.$executeRawUnsafe('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate({ databaseUrl })).rejects.toThrow(/^Another tool began migration 0001_/);
});

test('a database that holds something else is left alone', async () => {
  const { databaseUrl, open } = await emptyDatabase();
  const storage = await open();
  await storage.db.$executeRawUnsafe('CREATE TABLE somebody_elses (id TEXT)');
  const told = /^The database holds tables, but not those of/;
  expect(await readMigrationState(databaseUrl)).toMatchObject({ refusal: expect.stringMatching(told) });
  await expect(migrate({ databaseUrl })).rejects.toThrow(told);
});
