import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrationsFolder } from '../migrations/migration-files.ts';
import { testDatabaseKind } from './test-database.ts';

/** A copy of the product's migrations to add to and to spoil, gone when the test at hand is over. */
export async function copyOfMigrations(): Promise<{
  folder: string;
  write(name: string, sql: string): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'genie-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder(testDatabaseKind()), folder, { recursive: true });
  return {
    folder,
    async write(name, sql) {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(join(folder, name, 'migration.sql'), sql);
    },
  };
}
