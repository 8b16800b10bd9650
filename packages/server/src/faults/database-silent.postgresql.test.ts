import { expect, onTestFinished, test } from 'vitest';
import { withSnapshot } from '../features/backup/databases/snapshot.ts';
import { withPostgresqlMigrationSession } from '../storage/migrations/postgresql-migration-session.ts';
import { createTestDatabase } from '../storage/testing/index.ts';
import { startSilentFront } from './testing/silent-front.ts';

const patienceMs = 300;
const patience = { begin: patienceMs, statement: 60_000, migration: 60_000 };
const notReached = () => Promise.reject(new Error('the database was not silent'));

const silentAfter = async (word: string): Promise<string> => {
  const { databaseUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  return startSilentFront(databaseUrl, word);
};

test.each(['BEGIN', 'pg_advisory_xact_lock', 'pg_tables'])(
  'a migration gives up a database that says nothing after %s, before anything is changed',
  async (word) => {
    const url = await silentAfter(word);
    await expect(withPostgresqlMigrationSession(url, notReached, patience)).rejects.toThrow(
      'Connection terminated',
    );
  },
);

test('a restore gives up a database that says nothing to one of its statements', async () => {
  const url = await silentAfter('nothing_is_said');
  const restoring = withPostgresqlMigrationSession(
    url,
    ({ connection }) => connection.rows("SELECT 'nothing_is_said'"),
    { ...patience, begin: 60_000, statement: patienceMs },
  );
  await expect(restoring).rejects.toThrow('Query read timeout');
});

test.each(['nothing_is_said', 'COMMIT'])(
  'a migration gives up a database that says nothing to %s, and is not there afterwards',
  async (word) => {
    const { databaseUrl, drop } = await createTestDatabase();
    onTestFinished(drop);
    const url = await startSilentFront(databaseUrl, word);
    const migrating = withPostgresqlMigrationSession(
      url,
      ({ apply }) =>
        apply({ name: 'late', sql: 'CREATE TABLE late (nothing_is_said INTEGER)', checksum: '' }),
      { ...patience, begin: 60_000, migration: patienceMs },
    );
    await expect(migrating).rejects.toThrow('Query read timeout');
    const tables = await withPostgresqlMigrationSession(databaseUrl, ({ connection }) =>
      connection.rows("SELECT tablename FROM pg_tables WHERE tablename = 'late'"),
    );
    expect(tables).toEqual([]);
  },
);

test.each(['BEGIN', 'count(*)'])('a backup gives up a database that says nothing after %s', async (word) => {
  const url = await silentAfter(word);
  await expect(withSnapshot(url, notReached, patienceMs)).rejects.toThrow('Query read timeout');
});

test('a backup gives up a database that says nothing while its rows are read', async () => {
  const url = await silentAfter('FETCH');
  const readAll = withSnapshot(
    url,
    async ({ rowsOf, tables }) => {
      for (const table of tables) await Array.fromAsync(rowsOf(table));
    },
    patienceMs,
  );
  await expect(readAll).rejects.toThrow('Query read timeout');
});
