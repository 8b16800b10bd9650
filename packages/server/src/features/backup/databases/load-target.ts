import type { DatabaseKind, SessionConnection } from '../../../storage/index.ts';
import type { BackupValue, ColumnKind } from '../backup-file.ts';
import { quoted, type TableShape } from './describe-tables.ts';

/** How rows get into a database, inside the transaction that makes its tables. */
type LoadTarget = {
  /** Removes every table with what is in it; the history of migrations is emptied. */
  readonly clear: (tables: readonly TableShape[]) => Promise<void>;
  /** Runs `load`, during which rows may come before those they refer to; afterwards each has what it refers to. */
  readonly withoutReferences: (load: () => Promise<void>) => Promise<void>;
  readonly insert: (table: TableShape, rows: readonly BackupValue[][]) => Promise<void>;
  /** Lets tables that number their rows go on after the highest number. */
  readonly alignSequences: (tables: readonly TableShape[]) => Promise<void>;
};

export const loadTarget = (kind: DatabaseKind, connection: SessionConnection): LoadTarget =>
  kind === 'sqlite' ? sqliteTarget(connection) : postgresqlTarget(connection);

const names = ({ columns }: TableShape): string => columns.map(({ name }) => quoted(name)).join(', ');

const sqliteTarget = ({ rows, run }: SessionConnection): LoadTarget => ({
  async clear() {
    // Virtual tables first: each takes its shadow tables with it.
    for (const type of ['virtual', 'table']) {
      const found = await rows(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = ?
         AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_prisma_migrations'`,
        [type],
      );
      for (const [name] of found) await run(`DROP TABLE ${quoted(String(name))}`);
    }
    await run('DELETE FROM _prisma_migrations');
  },
  async withoutReferences(load) {
    // A session of migrations does not enforce them.
    await load();
    const [broken] = await rows('PRAGMA foreign_key_check');
    if (broken) throw new Error(`rows of ${broken[0]} refer to missing rows of ${broken[2]}`);
  },
  async insert(table, values) {
    const places = table.columns.map(() => '?').join(', ');
    const sql = `INSERT INTO ${quoted(table.name)} (${names(table)}) VALUES (${places})`;
    for (const row of values) {
      await run(
        sql,
        table.columns.map(({ kind }, index) => toSqlite(kind, row[index] ?? null)),
      );
    }
  },
  // AUTOINCREMENT follows what is inserted.
  alignSequences: async () => undefined,
});

const toSqlite = (kind: ColumnKind, value: BackupValue): unknown => {
  if (value === null) return null;
  if (kind === 'boolean') return value ? 1 : 0;
  if (kind === 'bytes') return Buffer.from(value as string, 'base64');
  // As Prisma's adapter writes times, which SQLite compares as text.
  if (kind === 'time') return (value as string).replace('Z', '+00:00');
  return value;
};

const postgresqlTarget = ({ rows, run }: SessionConnection): LoadTarget => ({
  async clear(tables) {
    if (tables.length > 0)
      await run(`DROP TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
    await run('DELETE FROM _prisma_migrations');
  },
  async withoutReferences(load) {
    const references = (await rows(
      `SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint
       WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
    )) as [string, string, string][];
    for (const [table, name] of references) await run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    await load();
    // Adding one checks every row.
    for (const [table, name, definition] of references) {
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
  },
  async insert(table, values) {
    const objects = values.map((row) =>
      Object.fromEntries(
        table.columns.map(({ name, kind }, index) => [name, toPostgresql(kind, row[index] ?? null)]),
      ),
    );
    await run(
      `INSERT INTO ${quoted(table.name)} (${names(table)})
       SELECT ${names(table)} FROM json_populate_recordset(NULL::${quoted(table.name)}, $1)`,
      [JSON.stringify(objects)],
    );
  },
  async alignSequences(tables) {
    for (const { name, columns } of tables) {
      for (const column of columns.filter(({ kind }) => kind === 'integer')) {
        // Without a sequence, or without rows, it is given NULL and does nothing.
        await rows(
          `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(column.name)})) FROM ${quoted(name)}`,
          [quoted(name), column.name],
        );
      }
    }
  },
});

const toPostgresql = (kind: ColumnKind, value: BackupValue): BackupValue =>
  kind === 'bytes' && value !== null ? `\\x${Buffer.from(value as string, 'base64').toString('hex')}` : value;
