import {
  DriverAdapterError,
  type Provider,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { statementKind } from './statement-kind.ts';

/** The connection a transaction has to itself until it gives it back. */
type TransactionConnection = {
  readonly provider: Provider;
  readonly adapterName: string;
  queryRaw(query: SqlQuery): Promise<SqlResultSet>;
  executeRaw(query: SqlQuery): Promise<number>;
  /** False once the database has rolled back by itself, as SQLite does on a full disk. */
  inTransaction(): boolean;
  /** Gives the connection back; `broken` when it may not be used again. Called once. */
  release(broken: boolean): void;
};

/**
 * A transaction that ends once, gives its connection back whatever happens, and takes no statement afterwards.
 *
 * Prisma looks a transaction up before it runs a statement, so a statement can arrive after the time-out has rolled it
 * back; on the bare connection it would then be kept alone, or join somebody else's transaction. And after a failed
 * statement PostgreSQL answers COMMIT with success although it rolls back: here nothing follows a failed statement but
 * the rollback, on both databases alike.
 */
export class GuardedTransaction implements Transaction {
  readonly provider: Provider;
  readonly adapterName: string;
  // Phantom queries: commit() and rollback() below send the statement themselves.
  readonly options = { usePhantomQuery: true };
  readonly #connection: TransactionConnection;
  #state: 'open' | 'failed' | 'ended' = 'open';
  #failure: unknown;

  constructor(connection: TransactionConnection) {
    this.#connection = connection;
    this.provider = connection.provider;
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#guard(query.sql, () => this.#connection.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#guard(query.sql, () => this.#connection.executeRaw(query));
  }

  async commit(): Promise<void> {
    if (this.#state === 'ended') throw hasEnded();
    if (this.#state === 'failed' || !this.#connection.inTransaction()) {
      await this.rollback();
      throw hasFailed(this.#failure);
    }
    this.#state = 'ended';
    try {
      await this.#send('COMMIT');
    } catch (error) {
      await this.#undo();
      throw error;
    }
    this.#connection.release(false);
  }

  async rollback(): Promise<void> {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    await this.#undo();
  }

  async createSavepoint(name: string): Promise<void> {
    this.#refuseUnlessOpen();
    await this.#send(`SAVEPOINT ${name}`);
  }

  async rollbackToSavepoint(name: string): Promise<void> {
    if (this.#state === 'ended') throw hasEnded();
    await this.#send(`ROLLBACK TO SAVEPOINT ${name}`);
    this.#state = 'open';
  }

  async releaseSavepoint(name: string): Promise<void> {
    this.#refuseUnlessOpen();
    await this.#send(`RELEASE SAVEPOINT ${name}`);
  }

  async #guard<T>(sql: string, run: () => Promise<T>): Promise<T> {
    this.#refuseUnlessOpen();
    if (statementKind(sql) === 'control') throw notThroughSql();
    try {
      return await run();
    } catch (error) {
      if (this.#state === 'open') {
        this.#state = 'failed';
        this.#failure = error;
      }
      throw error;
    }
  }

  #refuseUnlessOpen(): void {
    if (this.#state === 'ended') throw hasEnded();
    if (this.#state === 'failed' || !this.#connection.inTransaction()) throw hasFailed(this.#failure);
  }

  /** Rolls back and releases; a connection that cannot even do that is never used again. */
  async #undo(): Promise<void> {
    let broken = false;
    try {
      if (this.#connection.inTransaction()) await this.#send('ROLLBACK');
    } catch {
      broken = true;
    } finally {
      this.#connection.release(broken);
    }
  }

  async #send(sql: string): Promise<void> {
    await this.#connection.executeRaw({ sql, args: [], argTypes: [] });
  }
}

/** Committed, rolled back or timed out. */
function hasEnded(): DriverAdapterError {
  return new DriverAdapterError({ kind: 'TransactionAlreadyClosed', cause: 'The transaction has ended.' });
}

function hasFailed(failure: unknown): Error {
  return new Error('A statement of this transaction failed, so nothing of it is kept.', { cause: failure });
}

export function notThroughSql(): Error {
  return new Error('Transactions begin and end through the storage, not through SQL.');
}
