import { type SessionConnection, type Storage, withMigrationSession } from '../../../storage/index.ts';
import type { BackupValue, ColumnKind } from '../backup-file.ts';
import { describeTables, quoted, type TableShape } from '../databases/describe-tables.ts';
import type { openDatabase } from './backup-world.ts';

type Opened = Awaited<ReturnType<typeof openDatabase>>;

/** The rows of every table by its name; each row by the names of its columns. */
type EveryRow = Readonly<Record<string, readonly Readonly<Record<string, BackupValue>>[]>>;

type Column = TableShape['columns'][number] & {
  readonly optional: boolean;
  /** The table and column that it refers to. */
  readonly refersTo: readonly [table: string, column: string] | undefined;
};
type Table = { readonly name: string; readonly columns: readonly Column[] };

/** Of the three rows of a table: the one that leaves out what it may. */
const sparse = 1;

const difficult = 'Zoë "quoted" \\ back\\slash\n\t\r 日本 🏦 \u2028 \u00a0 ’ \u007f';

/** By kind, the values of the rows: at one limit, in between, and at the other. */
const values: Readonly<Record<ColumnKind, (mark: string, number: number) => readonly BackupValue[]>> = {
  // Only one row of each column is empty, so that it can be unique.
  text: (mark, number) => [
    `${mark} ${difficult}`,
    `${mark} ''`,
    number % 2 === 0 ? '' : `${mark} ${'x'.repeat(70_000)}`,
  ],
  integer: (_, number) => [2_147_483_647 - number, number + 1, -2_147_483_648 + number],
  number: (_, number) => [0.1 + number, -1.5e-12, 1e15],
  boolean: () => [true, false, true],
  time: (_, number) => {
    const at = (start: string) => new Date(Date.parse(start) + number).toISOString();
    return [at('2025-02-28T23:59:59.001Z'), at('1969-12-31T23:59:59.000Z'), at('9999-12-31T23:59:58.000Z')];
  },
  bytes: () => [
    Buffer.from(Uint8Array.from({ length: 256 }, (_, byte) => byte)).toString('base64'),
    Buffer.from([0]).toString('base64'),
    '',
  ],
};

/** Three rows in every table: everything given, everything left out that may be, and the other limits. */
export const fillEveryTable = async (sqlite: Opened, target: Opened): Promise<EveryRow> => {
  const tables = await tablesOf(sqlite);
  const filled: Record<string, Record<string, BackupValue>[]> = {};
  let number = 0;
  for (const { name, columns } of inOrder(tables)) {
    const choices = columns.map(({ name: column, kind }) => {
      number += 1;
      return values[kind](`${name}.${column}`, number);
    });
    filled[name] = [0, 1, 2].map((row) =>
      Object.fromEntries(
        columns.map(({ name: column, optional, refersTo }, index) => {
          if (optional && row === sparse) return [column, null];
          const [table = '', referred = ''] = refersTo ?? [];
          return [column, (refersTo ? filled[table]?.[row]?.[referred] : choices[index]?.[row]) ?? null];
        }),
      ),
    );
  }
  await withMigrationSession(target.config.databaseUrl, async ({ connection }) => {
    for (const { name, columns } of inOrder(tables)) {
      for (const row of filled[name] ?? []) await insert(target.kind, connection, name, columns, row);
    }
  });
  return filled;
};

const insert = (
  kind: Storage['kind'],
  connection: SessionConnection,
  table: string,
  columns: readonly Column[],
  row: Readonly<Record<string, BackupValue>>,
): Promise<void> => {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const places = columns.map((_, index) => (kind === 'sqlite' ? '?' : `$${index + 1}`)).join(', ');
  const given = columns.map((column) => asGiven(kind, column.kind, row[column.name] ?? null));
  return connection.run(`INSERT INTO ${quoted(table)} (${names}) VALUES (${places})`, given);
};

const asGiven = (database: Storage['kind'], kind: ColumnKind, value: BackupValue): unknown => {
  if (value === null) return null;
  if (kind === 'bytes') return Buffer.from(String(value), 'base64');
  if (database === 'postgresql') return value;
  if (kind === 'boolean') return Number(value);
  return kind === 'time' ? String(value).replace('Z', '+00:00') : value;
};

/** What every table holds, read as the product reads, in the order in which it was filled. */
export const readEveryTable = async (sqlite: Opened, { db }: Opened, filled: EveryRow): Promise<EveryRow> => {
  const read: Record<string, Record<string, BackupValue>[]> = {};
  for (const { name, columns } of await tablesOf(sqlite)) {
    const select = columns.map((column) => quoted(column.name)).join(', ');
    const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT ${select} FROM ${quoted(name)}`);
    const plain = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, asPlain(row[column.name])])),
    );
    const wanted = (filled[name] ?? []).map((row) => JSON.stringify(row));
    read[name] = plain.sort((one, other) => placeIn(wanted, one) - placeIn(wanted, other));
  }
  return read;
};

const placeIn = (wanted: readonly string[], row: object): number => wanted.indexOf(JSON.stringify(row));

const asPlain = (value: unknown): BackupValue => {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? Number(value) : (value as BackupValue);
};

/** The tables as SQLite describes them; a test of its own holds PostgreSQL's against these. */
const tablesOf = ({ config }: Opened): Promise<Table[]> =>
  withMigrationSession(config.databaseUrl, async ({ connection }) => {
    const rows = (sql: string) => connection.rows(sql);
    const tables: Table[] = [];
    for (const { name, columns } of await describeTables('sqlite', rows)) {
      const required = await rows(
        `SELECT name FROM pragma_table_info('${name}') WHERE "notnull" = 1 OR pk > 0`,
      );
      const references = await rows(`SELECT "from", "table", "to" FROM pragma_foreign_key_list('${name}')`);
      tables.push({
        name,
        columns: columns.map((column) => {
          const [, table, to] = references.find(([from]) => from === column.name) ?? [];
          return {
            ...column,
            optional: !required.some(([one]) => one === column.name),
            refersTo: table === undefined ? undefined : [String(table), String(to)],
          };
        }),
      });
    }
    return tables;
  });

/** Each after those that it refers to. */
const inOrder = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !ordered.includes(table) &&
        table.columns.every(({ refersTo }) => !refersTo || ordered.some(({ name }) => name === refersTo[0])),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
};
