import { expect, onTestFinished, test } from 'vitest';
import { createEmptyTestDatabase } from '../../storage/testing/index.ts';
import { startTestApp } from '../../testing/index.ts';
import { runDoctor } from './index.ts';

const only = ['database'];

test('a PostgreSQL that is up to date, and one that the next start makes ready, are told apart', async () => {
  const { config } = (await startTestApp()).context;
  expect(await runDoctor(config, { only })).toEqual([
    { check: 'database', state: 'ok', says: 'PostgreSQL, schema up to date' },
  ]);
  const { databaseUrl, drop } = await createEmptyTestDatabase();
  onTestFinished(drop);
  expect(await runDoctor({ ...config, databaseUrl }, { only })).toEqual([
    {
      check: 'database',
      state: 'ok',
      says: expect.stringMatching(/^PostgreSQL, \d+ migrations are applied by the next start$/),
    },
  ]);
});

test('a PostgreSQL that takes no rows is told as that, before what is well', async () => {
  const { config, storage } = (await startTestApp()).context;
  const [{ name } = { name: '' }] = await storage.db.$queryRawUnsafe<{ name: string }[]>(
    'SELECT current_database()::text AS name',
  );
  await storage.db.$executeRawUnsafe(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  expect(await runDoctor(config, { only })).toEqual([
    {
      check: 'database',
      state: 'failed',
      says: expect.stringMatching(/^no row can be written: .*read-only transaction/),
      todo: 'Look at the log of PostgreSQL, and whether this is a standby that only reads.',
    },
    { check: 'database', state: 'ok', says: 'PostgreSQL, schema up to date' },
  ]);
});

test('a PostgreSQL that does not answer is told with what to look at', async () => {
  const { config } = (await startTestApp()).context;
  const databaseUrl = 'postgresql://genie:secret-word@127.0.0.1:9/genie';
  expect(await runDoctor({ ...config, databaseUrl }, { only })).toEqual([
    {
      check: 'database',
      state: 'failed',
      says: expect.stringContaining('ECONNREFUSED'),
      todo: 'Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.',
    },
  ]);
});
