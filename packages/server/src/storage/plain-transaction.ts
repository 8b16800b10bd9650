import { DriverAdapterError, type SqlDriverAdapter, type Transaction } from '@prisma/driver-adapter-utils';
import { type Statements, statementsOver } from './statements.ts';

/** In milliseconds: how long a transaction waits for its turn to begin, and how long it may last then. */
export type TransactionLimits = { readonly maxWait: number; readonly timeout: number };

/**
 * Runs `work` in a transaction of plain statements under the same limits as one of Prisma's: all of it is kept, or
 * nothing.
 *
 * @throws what `work` throws, or an error for which `isStorageUnavailable` is true when it was too late
 */
export const plainTransaction = async <T>(
  adapter: SqlDriverAdapter,
  { maxWait, timeout }: TransactionLimits,
  work: (tx: Statements) => Promise<T>,
): Promise<T> => {
  const transaction = await begun(adapter, maxWait);
  // What still comes of it then is refused.
  const timer = setTimeout(() => void transaction.rollback(), timeout);
  try {
    const result = await work(statementsOver(transaction));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const begun = async (adapter: SqlDriverAdapter, patienceMs: number): Promise<Transaction> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DriverAdapterError({ kind: 'SocketTimeout' }));
    // One that nobody waits for any more ends as it begins.
    starting.then((transaction) => transaction.rollback()).catch(() => undefined);
  }, patienceMs);
  const starting = adapter.startTransaction();
  try {
    return await Promise.race([starting, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
