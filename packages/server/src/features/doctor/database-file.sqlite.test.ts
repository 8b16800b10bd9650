import { chmod, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseDatabaseUrl } from '../../storage/index.ts';
import { signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { runDoctor } from './index.ts';

const fileOf = ({ context }: TestApp): string => {
  const address = parseDatabaseUrl(context.config.databaseUrl);
  if (address.kind !== 'sqlite') throw new Error('this is about SQLite');
  return address.file;
};

const look = ({ context }: TestApp) => runDoctor(context.config, { only: ['database'] });

test('a database file that others can read is a warning', async () => {
  const app = await startTestApp();
  await chmod(fileOf(app), 0o644);
  expect(await look(app)).toMatchObject([
    { state: 'ok' },
    { state: 'warning', todo: `chmod 600 ${fileOf(app)}` },
  ]);
});

test('a database file with broken pages is told to be restored', async () => {
  const app = await startTestApp();
  await signedInPerson(app);
  await app.context.storage.db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
  const { size } = await stat(fileOf(app));
  const file = await open(fileOf(app), 'r+');
  // Everything but the first pages, in which the history of migrations is.
  const start = 40 * 4096;
  await file.write(Buffer.alloc(size - start, 0xa5), 0, size - start, start);
  await file.close();
  const findings = await look(app);
  expect(findings.filter(({ state }) => state === 'failed')).toMatchObject([
    { todo: expect.stringContaining('restore a backup') },
  ]);
});

const fileIn = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'genie.db');
};

const lookAt = async (file: string) => {
  const { config } = (await startTestApp()).context;
  return runDoctor({ ...config, databaseUrl: `file:${file}` }, { only: ['database'] });
};

test('a database file that is not there is made by the first start, and none is made meanwhile', async () => {
  const file = await fileIn();
  expect(await lookAt(file)).toEqual([
    { check: 'database', state: 'ok', says: `${file} is made by the first start` },
  ]);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a database file says whether its schema is up to date', async () => {
  const app = await startTestApp();
  expect(await look(app)).toEqual([
    { check: 'database', state: 'ok', says: `SQLite ${fileOf(app)}, schema up to date` },
  ]);
  const file = await fileIn();
  await writeFile(file, '', { mode: 0o600 });
  expect(await lookAt(file)).toEqual([
    {
      check: 'database',
      state: 'ok',
      says: expect.stringMatching(/^SQLite \S+, \d+ migrations are applied by the next start$/),
    },
  ]);
});

test('a file that is no database is told as that', async () => {
  const file = await fileIn();
  await writeFile(file, 'no database at all, and longer than a header'.repeat(10));
  expect(await lookAt(file)).toEqual([
    {
      check: 'database',
      state: 'failed',
      says: 'file is not a database',
      todo: 'Check DATABASE_URL and DATA_DIR, or restore a backup.',
    },
  ]);
});

test('a database of a newer version is told with what to do', async () => {
  const app = await startTestApp();
  await app.context.storage.db.$executeRawUnsafe(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('x', 'x', '9999_later', 1, 1)`,
  );
  expect(await look(app)).toEqual([
    {
      check: 'database',
      state: 'failed',
      says: 'database and version do not fit',
      todo: expect.stringContaining('newer version'),
    },
  ]);
});
