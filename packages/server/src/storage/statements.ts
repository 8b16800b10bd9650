import { ColumnTypeEnum, type SqlQueryable, type SqlResultSet } from '@prisma/driver-adapter-utils';

type StatementValue = string | number | boolean | Date | null;

/**
 * Statements in plain SQL, values in the places of a template. A Prisma client and its transactions are such, too; what
 * every question asks goes without them, as what Prisma does around a statement costs several times the statement.
 */
export type Statements = {
  /** The rows, as Prisma gives them. */
  $queryRaw<Rows>(sql: TemplateStringsArray, ...values: StatementValue[]): PromiseLike<Rows>;
  /** How many rows were written. */
  $executeRaw(sql: TemplateStringsArray, ...values: StatementValue[]): PromiseLike<number>;
};

/** Statements straight over what Prisma itself runs them on; their failures are the adapter's. */
export const statementsOver = (queryable: SqlQueryable): Statements => ({
  async $queryRaw<Rows>(sql: TemplateStringsArray, ...values: StatementValue[]) {
    return rowsOf(await queryable.queryRaw(queryOf(queryable, sql, values))) as Rows;
  },
  $executeRaw: (sql, ...values) => queryable.executeRaw(queryOf(queryable, sql, values)),
});

const anyType = { scalarType: 'unknown', arity: 'scalar' } as const;
const texts = { sqlite: new WeakMap(), postgres: new WeakMap() } as Record<
  string,
  WeakMap<TemplateStringsArray, string>
>;

const queryOf = (
  { provider }: SqlQueryable,
  strings: TemplateStringsArray,
  args: readonly StatementValue[],
) => {
  let sql = texts[provider]?.get(strings);
  if (sql === undefined) {
    sql = strings.reduce((text, part, at) => `${text}${provider === 'sqlite' ? '?' : `$${at}`}${part}`);
    texts[provider]?.set(strings, sql);
  }
  return { sql, args: [...args], argTypes: args.map(() => anyType) };
};

const rowsOf = ({ columnNames, columnTypes, rows }: SqlResultSet): Record<string, unknown>[] =>
  rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [at, name] of columnNames.entries()) named[name] = asPrismaGives(row[at], columnTypes[at]);
    return named;
  });

const asPrismaGives = (value: unknown, type: number | undefined): unknown => {
  if (value === null) return null;
  switch (type) {
    case ColumnTypeEnum.DateTime:
      return new Date(value as string);
    case ColumnTypeEnum.Boolean:
      return Boolean(value);
    case ColumnTypeEnum.Int64:
      return BigInt(value as string | number);
    default:
      return value;
  }
};
