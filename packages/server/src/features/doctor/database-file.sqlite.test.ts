import { chmod, open, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
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
