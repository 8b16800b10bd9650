import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';
import { PrismaClient } from './generated/sqlite/client.ts';
import { openStorage } from './open-storage.ts';
import { serializedSqlite } from './sqlite-adapter.ts';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import { sampleChallenge, sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

function openBeside(databaseUrl: string): BetterSqlite3.Database {
  const address = parseDatabaseUrl(databaseUrl);
  const other = new BetterSqlite3(address.kind === 'sqlite' ? address.file : '', { timeout: 0 });
  onTestFinished(() => void other.close());
  return other;
}

test('the connections are set to survive power loss and to check foreign keys', async () => {
  const { db } = await openTestStorage();
  const pragma = async (name: string) =>
    Object.values((await db.$queryRawUnsafe<object[]>(`PRAGMA ${name}`))[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(Number(await pragma('synchronous'))).toBe(2);
  expect(Number(await pragma('foreign_keys'))).toBe(1);
  expect(Number(await pragma('busy_timeout'))).toBeGreaterThan(0);
});

test('a write waits for another process that is writing, and lets everything else run meanwhile', async () => {
  const { db, databaseUrl } = await openTestStorage();
  const other = openBeside(databaseUrl);
  other.exec('BEGIN IMMEDIATE');
  let written = false;
  const write = db.spentChallenge.create({ data: sampleChallenge('mine') }).then(() => {
    written = true;
  });
  const transaction = db.$transaction((tx) =>
    tx.spentChallenge.create({ data: sampleChallenge('mine too') }),
  );
  for (let reads = 0; reads < 20; reads += 1) expect(await db.spentChallenge.count()).toBe(0);
  expect(written).toBe(false);
  other.exec('COMMIT');
  await Promise.all([write, transaction]);
  expect(await db.spentChallenge.count()).toBe(2);
});

test('a database that another process does not let go of is unavailable', async () => {
  const { databaseUrl } = await openTestStorage();
  const address = parseDatabaseUrl(databaseUrl);
  const file = address.kind === 'sqlite' ? address.file : '';
  const db = new PrismaClient({ adapter: serializedSqlite({ file, patienceMs: 40 }) });
  const other = openBeside(databaseUrl);
  other.exec('BEGIN IMMEDIATE');
  const failures = await Promise.all([
    failureOf(db.spentChallenge.create({ data: sampleChallenge() })),
    failureOf(db.$transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge() }))),
  ]);
  for (const error of failures) {
    expect(isStorageUnavailable(error), String(error)).toBe(true);
    expect(isUniqueViolation(error)).toBe(false);
  }
  other.exec('ROLLBACK');
  await db.spentChallenge.create({ data: sampleChallenge() });
  await db.$disconnect();
});

test('a full disk is unavailable, keeps nothing by halves, and is over when there is room again', async () => {
  const { db, transaction } = await openTestStorage();
  const limitPages = (pages: number) => db.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`);
  await limitPages(1);
  const big = () => ({ ...sampleUser(), fullName: 'x'.repeat(200_000) });
  const plain = await failureOf(db.user.create({ data: big() }));
  expect(isStorageUnavailable(plain), String(plain)).toBe(true);
  // SQLite itself rolls back when the disk is full: what follows must not be kept alone.
  const swallowing = await failureOf(
    transaction(async (tx) => {
      await tx.spentChallenge.create({ data: sampleChallenge() });
      await tx.user.create({ data: big() }).catch(() => undefined);
      await tx.spentChallenge.create({ data: sampleChallenge() });
    }),
  );
  expect(isStorageUnavailable(swallowing), String(swallowing)).toBe(true);
  expect(await db.spentChallenge.count()).toBe(0);
  await limitPages(1_000_000);
  await db.user.create({ data: big() });
  expect(await db.user.count()).toBe(1);
});

test('a file that cannot be opened is unavailable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const error = await failureOf(openStorage({ databaseUrl: `file:${folder}` }));
  expect(isStorageUnavailable(error), String(error)).toBe(true);
});

test('a statement that reads by its first word but writes is refused rather than lost', async () => {
  const { db } = await openTestStorage();
  await db.spentChallenge.create({ data: sampleChallenge('kept') });
  const analysed = await db.$queryRawUnsafe<object[]>('EXPLAIN DELETE FROM spent_challenges');
  expect(analysed.length).toBeGreaterThan(0);
  await db.$executeRawUnsafe(
    `WITH doomed AS (SELECT 'nobody' AS id) DELETE FROM spent_challenges WHERE id IN doomed`,
  );
  expect(await db.spentChallenge.count()).toBe(1);
});
