import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { storeSubscriber } from '../../storage/testing/sample-rows.ts';
import { BackupRefused, restoreBackup, writeBackup } from './index.ts';
import { backupOf, openDatabase, rewriteBackup, secrets, temporaryFolder } from './testing/backup-world.ts';

const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
};

test('tables that are not those of the migrations it names are refused', async () => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  await rewriteBackup(file, `${file}.odd`, ({ header, rows }) => ({
    header: {
      ...header,
      tables: header.tables.map((t) => (t.name === 'users' ? { ...t, name: 'people' } : t)),
    },
    rows,
  }));
  await expect(restoreBackup(one.config, { file: `${file}.odd`, replace: true })).rejects.toThrow(
    'its tables are not those of its version',
  );
  expect(await one.db.user.count()).toBe(1);
});

test('whatever is wrong with a file, nothing of the database is touched', async () => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString('utf8');
  const lines = text.split('\n');
  const bad: [string, Buffer | string, RegExp][] = [
    ['text', 'hello', /is not a backup of Genie/],
    ['empty', '', /damaged|not a backup/],
    ['zip of something else', gzipSync('hello\n'), /is not a backup of Genie/],
    ['JSON of something else', gzipSync('{"a":1}\n'), /is not a backup of Genie/],
    ['cut off', bytes.subarray(0, bytes.length - 20), /damaged/],
    ['cut off within', gzipSync(lines.slice(0, -2).join('\n')), /damaged: it/],
    ['one letter changed', gzipSync(text.replace('Amina', 'Amena')), /damaged: its content was changed/],
    ['a row left out', gzipSync(lines.filter((_, index) => index !== 1).join('\n')), /damaged/],
    ['a row too much', gzipSync(`${text}[]\n`), /damaged: something follows/],
    ['a newer format', gzipSync(text.replace('"genie_backup":1', '"genie_backup":2')), /newer version/],
    ['a flipped bit', flipped(bytes), /damaged|not a backup/],
  ];
  const home = await temporaryFolder();
  for (const [name, content, reason] of bad) {
    const broken = join(home, 'broken');
    await writeFile(broken, content);
    const refused = await restoreBackup(one.config, { file: broken, replace: true }).catch(
      (error: unknown) => error,
    );
    expect(refused, name).toBeInstanceOf(BackupRefused);
    expect((refused as Error).message, name).toMatch(reason);
  }
  await expect(restoreBackup(one.config, { file: join(home, 'none') })).rejects.toThrow(/There is no file/);
  await expect(restoreBackup(one.config, { file: home })).rejects.toThrow(/is a folder/);
  await rewriteBackup(file, `${file}.new`, ({ header, rows }) => ({
    header: { ...header, migrations: [...header.migrations, '9999_later'] },
    rows,
  }));
  await expect(restoreBackup(one.config, { file: `${file}.new`, replace: true })).rejects.toThrow(
    /does not know migration 9999_later/,
  );
  await rewriteBackup(file, `${file}.orphan`, ({ header, rows }) => ({
    header: { ...header, tables: header.tables.map((t) => (t.name === 'users' ? { ...t, rows: 0 } : t)) },
    rows: rows.filter((row) => !row.includes('Amina')),
  }));
  await expect(restoreBackup(one.config, { file: `${file}.orphan`, replace: true })).rejects.toThrow();
  await truncate(file, 100);
  await expect(restoreBackup(one.config, { file, replace: true })).rejects.toThrow(BackupRefused);
  expect([await one.db.user.count(), await one.db.subscription.count()]).toEqual([1, 1]);
});

test('another ENCRYPTION_KEY is told of, and taken when it is meant', async () => {
  const one = await openDatabase();
  await storeSubscriber(one.db);
  const file = await backupOf(one.config);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(secrets.encryption);
  const other = { ...one.config, secrets: { ...secrets, encryption: 'f'.repeat(32) } };
  await expect(restoreBackup(other, { file, replace: true })).rejects.toThrow(/another ENCRYPTION_KEY/);
  await restoreBackup(other, { file, replace: true, otherKey: true });
  expect(await one.db.user.count()).toBe(1);
});

test('a database of something else is neither backed up nor replaced', async () => {
  const one = await openDatabase();
  const file = await backupOf(one.config);
  await one.db.$executeRawUnsafe('ALTER TABLE _prisma_migrations RENAME TO something');
  await expect(restoreBackup(one.config, { file, replace: true })).rejects.toThrow(
    /not those of this product/,
  );
  await expect(writeBackup(one.config, { file: `${file}2`, clock: systemClock })).rejects.toThrow();
});
