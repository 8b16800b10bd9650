import type Database from 'better-sqlite3';
import type pg from 'pg';
import { type AppliedMigration, MigrationRefused } from './pending-migrations.ts';

const foreignDatabase =
  'The database holds tables, but not those of this product. Name an empty one in DATABASE_URL.';

const applied = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL`;

/**
 * The migrations that a SQLite file has had; none for an empty one.
 *
 * @throws MigrationRefused when it holds tables of something else
 */
export function readSqliteHistory(db: Database.Database): AppliedMigration[] {
  // What AUTOINCREMENT and ANALYZE leave behind is SQLite's own, and stays when every table is dropped.
  const tables = db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
    .pluck()
    .all() as string[];
  if (!hasHistory(tables)) return [];
  const rows = db.prepare(applied).all() as { name: string; checksum: string; finished: 0 | 1 }[];
  return rows.map((row) => ({ ...row, finished: row.finished === 1 }));
}

/**
 * The migrations that a PostgreSQL schema has had; none for an empty one.
 *
 * @throws MigrationRefused when it holds tables of something else
 */
export async function readPostgresqlHistory(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  if (!hasHistory(tables.map(({ name }) => name))) return [];
  return (await client.query<AppliedMigration>(applied)).rows;
}

function hasHistory(tables: readonly string[]): boolean {
  if (tables.includes('_prisma_migrations')) return true;
  if (tables.length > 0) throw new MigrationRefused(foreignDatabase);
  return false;
}
