import type { Writable } from 'node:stream';
import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type { PoolClient } from 'pg';
import { GuardedTransaction, notThroughSql } from './guarded-transaction.ts';
import { statementKind } from './statement-kind.ts';

/** The longest of all waits for the database; each is shorter than the one after it, so that the nearest speaks. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * Prisma's PostgreSQL adapter over a pool, with guarded transactions.
 *
 * @param options.patience how many times as long as usual everything is waited for
 * @param options.onConnectionLost told about a connection that died while nobody used it
 */
export function pooledPostgresql(options: {
  connectionString: string;
  connections: number;
  patience: number;
  onConnectionLost: (error: Error) => void;
}): SqlDriverAdapterFactory {
  const { connectionString, connections, patience, onConnectionLost } = options;
  const factory = new PrismaPg(
    {
      connectionString,
      max: connections,
      // Statements of a transaction that do not wait for each other are sent without waiting for answers.
      pipeline: true,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      application_name: 'genie',
      ...Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, ms * patience])),
    },
    { onPoolError: onConnectionLost, onConnectionError: onConnectionLost },
  );
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => guardTransactions(await factory.connect()),
  };
}

function guardTransactions(adapter: SqlDriverAdapter): SqlDriverAdapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: async (query) => adapter.queryRaw(withoutControl(query)),
    executeRaw: async (query) => adapter.executeRaw(withoutControl(query)),
    executeScript: (script) => adapter.executeScript(script),
    startTransaction: async (isolationLevel) => guard(await adapter.startTransaction(isolationLevel)),
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => adapter.dispose(),
  };
}

/** A BEGIN of one's own would stay open on a connection of the pool, and the next to borrow it would join. */
function withoutControl(query: SqlQuery): SqlQuery {
  if (statementKind(query.sql) === 'control') throw notThroughSql();
  return query;
}

function guard(transaction: Transaction): Transaction {
  const { client } = transaction as unknown as {
    client?: PoolClient & { connection?: { stream?: Writable } };
  };
  const stream = client?.connection?.stream;
  if (client === undefined || stream === undefined) {
    throw new Error('This version of @prisma/adapter-pg keeps its connection elsewhere.');
  }
  const sendTogether = togetherOver(stream);
  return new GuardedTransaction({
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    queryRaw: (query) => sendTogether(() => transaction.queryRaw(query)),
    executeRaw: (query) => sendTogether(() => transaction.executeRaw(query)),
    inTransaction: () => true,
    release: (broken) => {
      // The pool drops a connection that is ending; without this one that hangs would be lent to the next caller.
      if (broken) client.end().catch(() => undefined);
      // The adapter's own rollback() sends nothing and only gives the connection back.
      void transaction.rollback();
    },
  });
}

/** Statements that are given in one turn of the event loop leave in one packet: each packet costs more than most statements. */
function togetherOver(stream: Writable): <T>(send: () => T) => T {
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    stream.uncork();
  };
  return (send) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(letGo);
    }
    return send();
  };
}
