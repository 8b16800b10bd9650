import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseKind } from '../database-url.ts';

export type MigrationFile = {
  /** Its folder's name; migrations are applied in the order of their names. */
  name: string;
  sql: string;
  /** SHA-256 of the file in hexadecimal, as Prisma computes it. */
  checksum: string;
};

/** `prisma/migrations/<kind>` of this repository. */
export function migrationsFolder(kind: DatabaseKind): string {
  return resolve(import.meta.dirname, '../../../../../prisma/migrations', kind);
}

/** Reads the migrations of a folder in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      // A checkout that turned line ends must not look like an edited migration.
      const sql = (await readFile(join(folder, name, 'migration.sql'), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
