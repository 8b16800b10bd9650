import { expect, onTestFinished, test } from 'vitest';
import { withSnapshot } from '../features/backup/databases/snapshot.ts';
import { withPostgresqlMigrationSession } from '../storage/migrations/postgresql-migration-session.ts';
import { createTestDatabase } from '../storage/testing/index.ts';
import { startSilentFront } from './testing/silent-front.ts';

const patienceMs = 300;
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
    await expect(withPostgresqlMigrationSession(url, notReached, patienceMs)).rejects.toThrow(
      'Connection terminated',
    );
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
