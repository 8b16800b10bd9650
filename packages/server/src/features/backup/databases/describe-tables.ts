import type { DatabaseKind } from '../../../storage/index.ts';
import { BackupRefused, type BackupTable, type ColumnKind } from '../backup-file.ts';

type Rows = (sql: string) => Promise<unknown[][]>;

/** A table without the number of its rows. */
export type TableShape = Omit<BackupTable, 'rows'>;

const history = '_prisma_migrations';

const kinds: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  'character varying': 'text',
  integer: 'integer',
  bigint: 'integer',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  datetime: 'time',
  'timestamp without time zone': 'time',
  bytea: 'bytes',
  blob: 'bytes',
};

/** The product's tables by name, without the history of migrations, and without what the database derives by itself. */
export const describeTables = async (kind: DatabaseKind, rows: Rows): Promise<TableShape[]> => {
  const columns = kind === 'sqlite' ? await sqliteColumns(rows) : await postgresqlColumns(rows);
  const tables = new Map<string, TableShape['columns']>();
  for (const [table, name, type] of columns) {
    if (table === history) continue;
    const columnKind = kinds[type.toLowerCase()];
    if (!columnKind) throw new BackupRefused(`A backup knows no column of type ${type} (${table}.${name}).`);
    tables.set(table, [...(tables.get(table) ?? []), { name, kind: columnKind }]);
  }
  return [...tables]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, found]) => ({ name, columns: found }));
};

type Column = [table: string, name: string, type: string];

// Virtual tables, their shadows and generated columns are left out.
const sqliteColumns = async (rows: Rows): Promise<Column[]> =>
  (await rows(
    `SELECT tables.name, columns.name, columns.type
     FROM pragma_table_list AS tables JOIN pragma_table_xinfo(tables.name) AS columns
     WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND columns.hidden = 0
     ORDER BY tables.name, columns.cid`,
  )) as Column[];

const postgresqlColumns = async (rows: Rows): Promise<Column[]> =>
  (await rows(
    `SELECT columns.table_name::text, columns.column_name::text, columns.data_type::text
     FROM information_schema.columns AS columns JOIN information_schema.tables AS tables
       USING (table_schema, table_name)
     WHERE columns.table_schema = current_schema() AND tables.table_type = 'BASE TABLE'
       AND columns.is_generated = 'NEVER'
     ORDER BY columns.table_name, columns.ordinal_position`,
  )) as Column[];

/** Whether two databases have the same tables, in whatever order their columns are. */
export const sameShape = (one: readonly TableShape[], other: readonly TableShape[]): boolean =>
  fingerprint(one) === fingerprint(other);

const fingerprint = (tables: readonly TableShape[]): string =>
  tables
    .map(
      ({ name, columns }) =>
        `${name}(${columns
          .map((c) => `${c.name} ${c.kind}`)
          .sort()
          .join()})`,
    )
    .sort()
    .join('\n');

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
