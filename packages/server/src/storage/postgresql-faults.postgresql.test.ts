import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import { isStorageUnavailable } from './storage-errors.ts';
import { sampleChallenge } from './testing/sample-rows.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { openTestStorage } from './testing/test-storage.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

async function connectBeside(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Ends every other connection to the database, as a restart of the server does. */
const endOthers = (client: pg.Client) =>
  client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

test('connections that died while idle are replaced, and the operator is told', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const warned = Promise.withResolvers<string>();
  const storage = await openStorage({ ...database, log: { warn: (_, message) => warned.resolve(message) } });
  const beside = await connectBeside(database.databaseUrl);
  await endOthers(beside);
  expect(await warned.promise).toBe('A database connection was lost');
  expect(await storage.db.spentChallenge.count()).toBe(0);
  await storage.close();
});

test('a transaction whose connection dies is unavailable, and the next one works', async () => {
  const { db, transaction, databaseUrl } = await openTestStorage();
  const beside = await connectBeside(databaseUrl);
  const error = await failureOf(
    transaction(async (tx) => {
      await tx.spentChallenge.create({ data: sampleChallenge() });
      await endOthers(beside);
      await tx.spentChallenge.create({ data: sampleChallenge() });
    }),
  );
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  await transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge('after') }));
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['after']);
});

test('a server that is not there, or has no such database, is unavailable', async () => {
  const { databaseUrl } = await openTestStorage();
  const nowhere = new URL(databaseUrl);
  nowhere.port = '1';
  const noDatabase = new URL(databaseUrl);
  noDatabase.pathname = '/nothing_here';
  const wrongPassword = new URL(databaseUrl);
  wrongPassword.password = 'wrong';
  for (const url of [nowhere, noDatabase, wrongPassword]) {
    const error = await failureOf(openStorage({ databaseUrl: url.href }));
    expect(isStorageUnavailable(error), String(error)).toBe(true);
  }
});
