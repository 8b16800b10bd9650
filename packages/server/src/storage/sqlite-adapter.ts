import { setTimeout as delay } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import type { Database } from 'better-sqlite3';
import { TurnQueue } from '../turn-queue.ts';
import { GuardedTransaction, notThroughSql } from './guarded-transaction.ts';
import { reuseStatements } from './reused-statements.ts';
import { statementKind } from './statement-kind.ts';

/** better-sqlite3 waits without letting anything else run, so it waits briefly and this adapter goes on waiting. */
const driverBusyTimeoutMs = 10;
const busyRetryMs = 15;

type Connection = { adapter: SqlDriverAdapter; driver: Database };

/**
 * Prisma's SQLite adapter made safe for one process that does many things at once: whatever writes goes one at a time
 * over one connection, whatever only reads goes over another that sees committed rows alone.
 *
 * @param options.file the database file; it is made when missing
 * @param options.patienceMs how long a write waits for its turn, and then for other processes, before it fails
 */
export function serializedSqlite(options: { file: string; patienceMs: number }): SqlDriverAdapterFactory {
  return {
    provider: 'sqlite',
    adapterName: '@prisma/adapter-better-sqlite3',
    async connect() {
      const writer = await open(options.file, options.patienceMs, [
        'PRAGMA journal_mode = WAL',
        'PRAGMA synchronous = FULL',
        'PRAGMA foreign_keys = ON',
      ]);
      try {
        const reader = await open(options.file, options.patienceMs, ['PRAGMA query_only = ON']);
        return new SerializedSqliteAdapter(writer, reader, options.patienceMs);
      } catch (error) {
        writer.driver.close();
        throw error;
      }
    },
  };
}

class SerializedSqliteAdapter implements SqlDriverAdapter {
  readonly provider = 'sqlite';
  readonly adapterName = '@prisma/adapter-better-sqlite3';
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #patienceMs: number;
  readonly #turns: TurnQueue;

  constructor(writer: Connection, reader: Connection, patienceMs: number) {
    this.#writer = writer;
    this.#reader = reader;
    this.#patienceMs = patienceMs;
    this.#turns = new TurnQueue({
      patienceMs,
      refusal: (why) =>
        new DriverAdapterError({ kind: why === 'late' ? 'SocketTimeout' : 'ConnectionClosed' }),
    });
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#route(query, (connection) => connection.adapter.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#route(query, (connection) => connection.adapter.executeRaw(query));
  }

  async executeScript(script: string): Promise<void> {
    await this.#write((connection) => connection.adapter.executeScript(script));
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    if (isolationLevel !== undefined && isolationLevel !== 'SERIALIZABLE') {
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolationLevel });
    }
    const endTurn = await this.#turns.take();
    const { adapter, driver } = this.#writer;
    try {
      await this.#begin();
    } catch (error) {
      endTurn();
      throw error;
    }
    return new GuardedTransaction({
      provider: 'sqlite',
      adapterName: this.adapterName,
      queryRaw: (query) => adapter.queryRaw(query),
      executeRaw: (query) => adapter.executeRaw(query),
      inTransaction: () => driver.inTransaction,
      release: endTurn,
    });
  }

  async dispose(): Promise<void> {
    this.#turns.close();
    this.#reader.driver.close();
    this.#writer.driver.close();
  }

  async #route<T>(query: SqlQuery, run: (connection: Connection) => Promise<T>): Promise<T> {
    const kind = statementKind(query.sql);
    if (kind === 'control') throw notThroughSql();
    const reads = kind === 'read' || (kind === 'query' && onlyReads(this.#reader.driver, query.sql));
    return reads ? whileBusy(this.#patienceMs, () => run(this.#reader)) : this.#write(run);
  }

  async #write<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const endTurn = await this.#turns.take();
    try {
      this.#abandonLeftover();
      return await whileBusy(this.#patienceMs, () => run(this.#writer));
    } finally {
      endTurn();
    }
  }

  /** IMMEDIATE: the lock is had before the first statement, so that none of them can find the database busy. */
  async #begin(): Promise<void> {
    this.#abandonLeftover();
    const begin: SqlQuery = { sql: 'BEGIN IMMEDIATE', args: [], argTypes: [] };
    await whileBusy(this.#patienceMs, () => this.#writer.adapter.executeRaw(begin));
  }

  /** A rollback that failed (a disk error) left its transaction open: nothing may join it. */
  #abandonLeftover(): void {
    if (this.#writer.driver.inTransaction) this.#writer.driver.exec('ROLLBACK');
  }
}

async function open(file: string, patienceMs: number, pragmas: string[]): Promise<Connection> {
  const adapter = await new PrismaBetterSqlite3({ url: file, timeout: driverBusyTimeoutMs }).connect();
  const { client: driver } = adapter as unknown as { client?: Database };
  if (typeof driver?.inTransaction !== 'boolean') {
    throw new Error('This version of @prisma/adapter-better-sqlite3 keeps its connection elsewhere.');
  }
  try {
    for (const pragma of pragmas) await whileBusy(patienceMs, () => adapter.executeScript(pragma));
    reuseStatements(driver);
    return { adapter, driver };
  } catch (error) {
    driver.close();
    throw error;
  }
}

/** Asks SQLite itself. What it cannot prepare counts as a write, where it fails with its own words. */
function onlyReads(driver: Database, sql: string): boolean {
  try {
    return driver.prepare(sql).readonly;
  } catch {
    return false;
  }
}

/** Runs again while another process holds the database, for as long as the patience lasts. */
async function whileBusy<T>(patienceMs: number, run: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await delay(busyRetryMs);
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof DriverAdapterError ? error.cause.originalCode : undefined;
  return code?.startsWith('SQLITE_BUSY') ?? false;
}
