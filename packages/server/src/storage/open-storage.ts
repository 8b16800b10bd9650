import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { type DatabaseAddress, type DatabaseKind, parseDatabaseUrl } from './database-url.ts';
import { type Prisma, PrismaClient } from './generated/sqlite/client.ts';
import { plainTransaction, type TransactionLimits } from './plain-transaction.ts';
import { pooledPostgresql } from './postgresql-adapter.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { serializedSqlite } from './sqlite-adapter.ts';
import { type Statements, statementsOver } from './statements.ts';

/** How long a caller waits for its turn to write, and then how long its transaction may last. */
const patienceMs = 8_000;
const transactionTimeoutMs = 5_000;
const postgresqlConnections = 10;
/** Who asks whether the database is there asks again soon, and gives up sooner than a query that is worth waiting for. */
const pingPatienceMs = 3_000;

export type Database = PrismaClient;
export type DatabaseTransaction = Prisma.TransactionClient;
/** For what does the same within a transaction and without one. */
export type AnyDatabase = Database | DatabaseTransaction;

type StorageLog = { warn(details: Record<string, unknown>, message: string): void };

export type Storage = {
  /** Generated for SQLite; PostgreSQL is given the same type, as the models are the same. */
  readonly db: Database;
  readonly kind: DatabaseKind;
  /**
   * Runs `work` in one transaction: all of it is kept, or nothing when it throws, when a statement of it failed or when
   * it lasts over 5 seconds. Inside, everything goes through `tx`: a write through `db` would wait for this transaction
   * to end. Never await the provider, the gateway or mail in it. `work` may run again from its beginning, on a fresh
   * transaction, when PostgreSQL chose this one as the victim of a deadlock: it must do nothing but through `tx`.
   */
  transaction<T>(work: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Plain SQL, over the same connections as `db`. */
  readonly statements: Statements;
  /** As `transaction`, of plain SQL alone. Statements that do not wait for each other are run in the order in which they are given. */
  plainTransaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  /** Resolves when the database answers; rejects as unavailable when it has not within 3 seconds. */
  ping(): Promise<void>;
  /** Rolls back what is open and closes; what comes later is refused as unavailable. */
  close(): Promise<void>;
};

/**
 * Opens the database; it is expected to be migrated already (`migrate`).
 *
 * @param options.databaseUrl `file:…` or `postgresql://…`
 * @param options.patience how many times as long as usual everything is waited for; 1 unless given
 * @param options.limits of transactions, in place of the usual ones
 * @throws an error for which `isStorageUnavailable` is true when it cannot be reached
 */
export async function openStorage(options: {
  databaseUrl: string;
  log?: StorageLog;
  patience?: number;
  limits?: Partial<TransactionLimits>;
}): Promise<Storage> {
  const { patience = 1 } = options;
  const address = parseDatabaseUrl(options.databaseUrl);
  if (address.kind === 'sqlite') await mkdir(dirname(address.file), { recursive: true });
  const connections = closable(adapterOf(address, patience, options.log));
  const limits = {
    maxWait: patienceMs * patience,
    timeout: transactionTimeoutMs * patience,
    ...options.limits,
  };
  const db = await clientOf(address.kind, connections.factory, limits);
  const answer = async () => void (await db.$queryRawUnsafe('SELECT 1'));
  try {
    await answer();
  } catch (error) {
    await db.$disconnect();
    throw error;
  }
  return {
    db,
    kind: address.kind,
    transaction: (work) => retryConflicts(() => db.$transaction(work)),
    statements: statementsOver(connections.adapter()),
    plainTransaction: (work) => retryConflicts(() => plainTransaction(connections.adapter(), limits, work)),
    ping: () => within(pingPatienceMs, answer()),
    async close() {
      connections.close();
      await db.$disconnect();
    },
  };
}

async function within<T>(patienceMs: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new DriverAdapterError({ kind: 'SocketTimeout' }));
  const timer = setTimeout(refuse, patienceMs);
  // An answer that comes too late, or never, is nobody's any more.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function adapterOf(
  address: DatabaseAddress,
  patience: number,
  log: StorageLog | undefined,
): SqlDriverAdapterFactory {
  if (address.kind === 'sqlite') {
    return serializedSqlite({ file: address.file, patienceMs: patienceMs * patience });
  }
  return pooledPostgresql({
    connectionString: address.connectionString,
    connections: postgresqlConnections,
    patience,
    onConnectionLost: (error) => log?.warn({ err: error }, 'A database connection was lost'),
  });
}

async function clientOf(
  kind: DatabaseKind,
  adapter: SqlDriverAdapterFactory,
  transactionOptions: TransactionLimits,
): Promise<PrismaClient> {
  const options = {
    adapter,
    errorFormat: 'minimal',
    transactionOptions,
  } as const;
  if (kind === 'sqlite') return new PrismaClient(options);
  const postgresql = await import('./generated/postgresql/client.ts');
  return new postgresql.PrismaClient(options) as unknown as PrismaClient;
}

/** A disconnected Prisma client connects again by itself at its next query; after close() it may not. */
function closable(factory: SqlDriverAdapterFactory) {
  let closed = false;
  let connected: SqlDriverAdapter | undefined;
  return {
    factory: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      async connect() {
        if (closed) throw new DriverAdapterError({ kind: 'ConnectionClosed' });
        connected = await factory.connect();
        return connected;
      },
    },
    /** What the client is connected over. @throws Error before its first query */
    adapter(): SqlDriverAdapter {
      if (!connected) throw new Error('The database is not connected.');
      return connected;
    },
    close() {
      closed = true;
    },
  };
}
