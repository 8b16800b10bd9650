/** Prisma's codes for a database that cannot be reached, is too busy or is gone. */
const unavailablePrismaCodes = new Set([
  'P1000', // authentication failed
  'P1001', // cannot be reached
  'P1002', // reached, but timed out
  'P1003', // does not exist
  'P1008', // timed out
  'P1010', // access denied
  'P1011', // TLS failed
  'P1017', // connection closed
  'P1018', // transaction has ended (timed out)
  'P2024', // no connection free in time
  'P2028', // transaction not started or not finished in time
  'P2034', // deadlock or write conflict
  'P2037', // too many connections
]);

/** The same failures as a driver adapter names them, before Prisma gives them a code. */
const unavailableKinds = new Set([
  'AuthenticationFailed',
  'ConnectionClosed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'TransactionAlreadyClosed',
  'TransactionWriteConflict',
]);

const unavailableSqliteCodes =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|CORRUPT|NOTADB|PERM)/;

/** Classes 08 connection, 53 resources, 57P shutdown, 58 system; statement cancelled; lock not had in time. */
const unavailablePostgresqlCodes = /^(08...|53...|57P..|58...|57014|55P03|25P03)$/;

const unavailableSystemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENOSPC|EIO)$/;

/** Failures that pg reports by their text alone. */
const unavailableTexts =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool|database connection is not open/;

/** Whether a write was refused because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return chain(error).some(({ code, kind }) => code === 'P2002' || kind === 'UniqueConstraintViolation');
}

/** A row is there once the write ends, whichever process that starts at the same time was the first to add it. */
export async function addUnlessThere(add: Promise<unknown>): Promise<void> {
  await add.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
}

/** Whether a write was refused because the row it belongs to is not there, or no longer. */
export function isForeignKeyViolation(error: unknown): boolean {
  return chain(error).some(({ code, kind }) => code === 'P2003' || kind === 'ForeignKeyConstraintViolation');
}

/** Whether PostgreSQL took a transaction back so that another could go on: a deadlock or a write conflict. */
export function isWriteConflict(error: unknown): boolean {
  return chain(error).some(({ code, kind }) => code === 'P2034' || kind === 'TransactionWriteConflict');
}

/**
 * Whether the database is at fault, and not the statement: gone, full, locked by another process, out of connections,
 * or too slow for the time allowed. The HTTP layer answers 503 `storage_unavailable`.
 */
export function isStorageUnavailable(error: unknown): boolean {
  return chain(error).some(({ name, kind = '', code = '', originalCode = code, message = '' }) => {
    return (
      name === 'PrismaClientInitializationError' ||
      unavailablePrismaCodes.has(code) ||
      unavailableKinds.has(kind) ||
      unavailableSystemCodes.test(code) ||
      unavailableSqliteCodes.test(originalCode) ||
      unavailablePostgresqlCodes.test(originalCode) ||
      unavailableTexts.test(message)
    );
  });
}

/** Whether there is no room left where the database stands. */
export function isStorageFull(error: unknown): boolean {
  return chain(error).some(({ code = '', originalCode = code }) =>
    /^(SQLITE_FULL|53100|ENOSPC)$/.test(originalCode),
  );
}

/** Whether the disk refuses what the database wants of it, as one that is full or broken does. */
export function isDiskFailure(error: unknown): boolean {
  return isStorageFull(error) || (sqliteCodeOf(error)?.startsWith('SQLITE_IOERR') ?? false);
}

/** The database's own name of what failed, such as SQLITE_IOERR_FSYNC: `disk I/O error` alone says little. */
export function sqliteCodeOf(error: unknown): string | undefined {
  return chain(error)
    .flatMap(({ code, originalCode }) => [originalCode, code])
    .find((code) => typeof code === 'string' && code.startsWith('SQLITE_'));
}

/** What errors of Prisma, of its adapters and of the drivers say about themselves. */
type Link = {
  name?: string;
  kind?: string;
  code?: string;
  originalCode?: string;
  message?: string;
  meta?: { driverAdapterError?: unknown };
  cause?: unknown;
};

/** The error, what its adapter made of it, and its causes. */
function chain(error: unknown): Link[] {
  const links: Link[] = [];
  const add = (next: unknown) => {
    if (typeof next !== 'object' || next === null || links.length >= 10) return;
    const link = next as Link;
    links.push(link);
    add(link.meta?.driverAdapterError);
    add(link.cause);
  };
  add(error);
  return links;
}
