import { writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { type Database, migrate, withMigrationSession } from '../../storage/index.ts';
import { createEmptyTestDatabase } from '../../storage/testing/index.ts';
import { copyOfMigrations } from '../../storage/testing/migration-folder.ts';
import { sampleChallenge, storeSubscriber } from '../../storage/testing/sample-rows.ts';
import { seedPlans } from '../plans/index.ts';
import { BackupRefused, checkBackup, restoreBackup, writeBackup } from './index.ts';
import { backupOf, openDatabase, readLines, secrets, temporaryFolder } from './testing/backup-world.ts';
import { fillDatabase } from './testing/fill-database.ts';

/** Everything a backup holds but when it was made and from where. */
const contentOf = async (file: string): Promise<unknown> => {
  const { header, rows } = await readLines(file);
  const { made_at: _at, database: _kind, tables, ...rest } = header;
  return { ...rest, tables: tables.map(({ name, rows: count }) => [name, count]), rows: [...rows].sort() };
};

test('what was backed up comes back whole, and the product works on it', async () => {
  const one = await openDatabase();
  await fillDatabase(one);
  const file = await backupOf(one.config);
  const other = await openDatabase();
  await restoreBackup(other.config, { file });
  expect(await contentOf(await backupOf(other.config))).toEqual(await contentOf(file));
  expect(await other.db.user.findMany({ include: { photo: true } })).toEqual(
    await one.db.user.findMany({ include: { photo: true } }),
  );
  expect(await other.db.chat.findMany()).toMatchObject([{ pinned: true }]);
  const rated = { where: { feedbackAt: { not: null } } } as const;
  expect(await other.db.entry.count(rated)).toBe(1);
  expect(await other.db.entry.findMany(rated)).toEqual(await one.db.entry.findMany(rated));
  const { createdAt } = await one.db.user.findFirstOrThrow();
  expect(await other.db.user.count({ where: { createdAt: { lte: createdAt } } })).toBeGreaterThan(0);
  expect(await other.db.user.count({ where: { createdAt: { lt: createdAt } } })).toBe(0);
  await storeSubscriber(other.db);
});

test('a backup shows one instant although servers go on writing', async () => {
  const { config, transaction } = await openDatabase();
  let writing = true;
  let written = 0;
  const writer = (async () => {
    // Each transaction adds one challenge and one mail: a backup that saw half of one would count them unequal.
    while (writing) {
      const id = `${written}`;
      const at = new Date();
      await transaction(async (tx) => {
        await tx.spentChallenge.create({ data: sampleChallenge(`challenge ${id}`) });
        await tx.outboxMail.create({
          data: { id, kind: 'test', status: 'waiting', nextAttemptAt: at, createdAt: at },
        });
      });
      written += 1;
      await setImmediate();
    }
  })();
  try {
    for (let run = 0; run < 3; run += 1) {
      const before = written;
      const { tables } = await checkBackup(await backupOf(config));
      const rows = Object.fromEntries(tables.map(({ name, rows: count }) => [name, count]));
      expect(rows.spent_challenges).toBe(rows.outbox_mails);
      expect(rows.outbox_mails).toBeGreaterThanOrEqual(before);
    }
  } finally {
    writing = false;
    await writer;
  }
  expect(written).toBeGreaterThan(3);
});

test('the file is its owner’s alone, takes no other’s place and leaves nothing half written', async () => {
  const { config, db } = await openDatabase();
  const home = await temporaryFolder();
  const file = join(home, 'genie.backup');
  await writeBackup(config, { file, clock: systemClock });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await readFile(file);
  await db.spentChallenge.create({ data: sampleChallenge() });
  await expect(writeBackup(config, { file, clock: systemClock })).rejects.toThrow(/exists already/);
  expect(await readFile(file)).toEqual(before);
  const nowhere = writeBackup(config, { file: join(home, 'no/genie.backup'), clock: systemClock });
  await expect(nowhere).rejects.toThrow(`There is no folder ${home}/no.`);
  const unreadable = { ...config, databaseUrl: 'file:/nowhere/genie.db' };
  await expect(writeBackup(unreadable, { file: `${file}2`, clock: systemClock })).rejects.toThrow();
  expect(await readdir(home)).toEqual(['genie.backup']);
});

test('a file that comes while a backup is written stays as it is', async () => {
  const { config, db } = await openDatabase();
  await storeSubscriber(db);
  const home = await temporaryFolder();
  const file = join(home, 'genie.backup');
  const onProgress = (done: number, of: number) => done === of && writeFileSync(file, 'another');
  const writing = writeBackup(config, { file, clock: systemClock, onProgress });
  await expect(writing).rejects.toThrow(`${file} exists already. Give another name.`);
  await expect(writing).rejects.toBeInstanceOf(BackupRefused);
  expect([await readdir(home), await readFile(file, 'utf8')]).toEqual([['genie.backup'], 'another']);
});

test('progress counts every row twice: written or checked, then read back or loaded', async () => {
  const { config, db } = await openDatabase();
  await storeSubscriber(db);
  const seen: string[] = [];
  const onProgress = (done: number, of: number) => seen.push(`${done}/${of}`);
  const file = join(await temporaryFolder(), 'genie.backup');
  await writeBackup(config, { file, clock: systemClock, onProgress });
  expect(seen).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  seen.length = 0;
  await restoreBackup(config, { file, replace: true, onProgress });
  expect(seen).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
});

test('a database that holds something is kept unless it may be replaced', async () => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  const user = await one.db.user.create({
    data: { ...(await one.db.user.findFirstOrThrow()), id: 'new', emailKey: 'new' },
  });
  await expect(restoreBackup(one.config, { file })).rejects.toThrow(/not empty \(\w+\).*--replace/);
  expect(await one.db.user.count({ where: { id: user.id } })).toBe(1);
  await restoreBackup(one.config, { file, replace: true });
  expect(await one.db.user.count()).toBe(1);
  expect(await one.db.user.count({ where: { id: user.id } })).toBe(0);
});

test.each([
  [
    'a coupon of the operator',
    (db: Database) =>
      db.coupon.create({ data: { code: 'SPRING', kind: 'flat', amount: 1_000, createdAt: new Date() } }),
    'coupons',
  ],
  [
    'a plan that the operator changed',
    (db: Database) => db.plan.updateMany({ where: { planId: 3 }, data: { operatorEdited: true } }),
    'plans',
  ],
])('%s is something to lose', async (_, make, table) => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  const other = await openDatabase();
  await seedPlans({ clock: systemClock, storage: other });
  await expect(make(other.db)).resolves.toBeDefined();
  await expect(restoreBackup(other.config, { file })).rejects.toThrow(`not empty (${table})`);
});

test('a database that was never migrated takes a backup', async () => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  const empty = await createEmptyTestDatabase();
  onTestFinished(empty.drop);
  await restoreBackup({ databaseUrl: empty.databaseUrl, secrets }, { file });
  expect(await migrate({ databaseUrl: empty.databaseUrl })).toEqual([]);
});

/** A database of the version that had only the migrations up to a number. */
const databaseUpTo = async (last: string) => {
  const { databaseUrl, drop } = await createEmptyTestDatabase();
  onTestFinished(drop);
  const { folder } = await copyOfMigrations();
  const names = (await readdir(folder)).filter((name) => /^0/.test(name)).sort();
  const later = names.filter((name) => name.slice(0, last.length) > last);
  for (const name of later) await rm(join(folder, name), { recursive: true });
  await migrate({ databaseUrl, folder });
  return { config: { databaseUrl, secrets }, had: names.slice(0, -later.length), later };
};

test('a backup from before an upgrade is brought to this version', async () => {
  const old = await databaseUpTo('0001');
  await withMigrationSession(old.config.databaseUrl, ({ connection }) =>
    connection.run(
      `INSERT INTO plans (plan_id, subscription_name, subscription_type, amount_fils, categories, is_sequence, updated_at)
       VALUES (7, 'Old Plan', 'Old Plan', 1, 'all', 9, '2025-06-01T08:00:00.000+00:00')`,
    ),
  );
  const file = await backupOf(old.config);
  expect((await checkBackup(file)).migrations).toEqual(old.had);
  const now = await openDatabase();
  const { migrated } = await restoreBackup(now.config, { file });
  expect(migrated).toEqual(old.later);
  expect(await now.db.plan.findMany()).toMatchObject([
    { planId: 7, subscriptionName: 'Old Plan', updatedAt: new Date('2025-06-01T08:00:00.000Z') },
  ]);
  expect(await migrate(now.config)).toEqual([]);
});

test('a backup with rows of a table that is no more comes back without them', async () => {
  const old = await databaseUpTo('0007');
  const at = '2025-06-01T08:00:00.000+00:00';
  await withMigrationSession(old.config.databaseUrl, async ({ connection }) => {
    await connection.run(`INSERT INTO job_leases (name, owner, until) VALUES ('a', 'b', '${at}')`);
    await connection.run(`INSERT INTO spent_challenges (id, expires_at) VALUES ('kept', '${at}')`);
  });
  const file = await backupOf(old.config);
  const now = await openDatabase();
  const { header } = await restoreBackup(now.config, { file });
  expect(header.tables).toContainEqual(expect.objectContaining({ name: 'job_leases', rows: 1 }));
  expect(await now.db.spentChallenge.findMany()).toEqual([{ id: 'kept', expiresAt: new Date(at) }]);
  await expect(now.db.$queryRawUnsafe('SELECT 1 FROM job_leases')).rejects.toThrow();
  const { tables } = await checkBackup(await backupOf(now.config));
  expect(tables.map(({ name }) => name)).not.toContain('job_leases');
});
