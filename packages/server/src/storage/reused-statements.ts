import type { Database, Statement } from 'better-sqlite3';

const mostKept = 200;
/** A longer one is a list of rows or ids, and hardly comes again. */
const longestKept = 4_000;

/**
 * Lets a connection prepare each statement once and use it again: preparing costs several times what a small statement
 * itself does. Prisma's adapter binds what it prepares, which SQLite's driver allows once for a statement, so it gets a
 * view of the kept one with its own parameters. Everything here is synchronous: nobody else uses the statement between
 * its binding and its end.
 */
export const reuseStatements = (driver: Database): void => {
  const prepare = driver.prepare.bind(driver) as (sql: string) => Statement<unknown[]>;
  const kept = new Map<string, Statement<unknown[]>>();
  const find = (sql: string): Statement<unknown[]> => {
    const statement = kept.get(sql) ?? prepare(sql);
    if (sql.length > longestKept) return statement;
    // Put at the end again: the one that was not used for longest stands first.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  driver.prepare = ((sql: string) => viewOf(find(sql))) as unknown as Database['prepare'];
};

/** As much of a statement as Prisma's adapter and the storage use. */
const viewOf = (statement: Statement<unknown[]>, parameters: readonly unknown[] = []) => {
  let rows: unknown[] | undefined;
  const all = () => statement.raw(true).all(parameters);
  return {
    reader: statement.reader,
    readonly: statement.readonly,
    bind: (given: readonly unknown[]) => viewOf(statement, given),
    run: () => statement.run(parameters),
    // The adapter asks for the columns first, but those of a kept statement are only true of the schema once it has run.
    columns: () => {
      rows = all();
      return statement.columns();
    },
    raw: () => ({ all: () => rows ?? all() }),
  };
};
