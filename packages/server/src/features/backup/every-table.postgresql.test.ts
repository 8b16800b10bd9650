import { expect, test } from 'vitest';
import type { DatabaseKind } from '../../storage/index.ts';
import { restoreBackup } from './index.ts';
import { backupOf, openDatabase } from './testing/backup-world.ts';
import { fillEveryTable, readEveryTable } from './testing/every-table.ts';

test.each<[DatabaseKind, DatabaseKind]>([
  ['sqlite', 'postgresql'],
  ['postgresql', 'sqlite'],
  ['sqlite', 'sqlite'],
  ['postgresql', 'postgresql'],
])('a backup of %s restored into %s has every row of every table, column by column', async (from, to) => {
  const [sqlite, source, target] = [
    await openDatabase('sqlite'),
    await openDatabase(from),
    await openDatabase(to),
  ];
  const filled = await fillEveryTable(sqlite, source);
  expect(Object.keys(filled).length).toBeGreaterThan(20);
  for (const [first = {}, second = {}] of Object.values(filled)) {
    expect(Object.values(first)).not.toContain(null);
    expect(Object.keys(second)).toEqual(Object.keys(first));
  }
  await restoreBackup(target.config, { file: await backupOf(source.config) });
  expect(await readEveryTable(sqlite, target, filled)).toEqual(filled);
});
