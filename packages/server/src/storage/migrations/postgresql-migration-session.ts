import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readPostgresqlHistory } from './migration-history.ts';
import {
  endedItsTransaction,
  MigrationFailed,
  type MigrationSession,
  migrationLockPatienceMs,
} from './migration-session.ts';

/** The advisory lock that Prisma's own engine takes while it migrates. */
const prismaAdvisoryLock = 72_707_369;

const historyTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/** How long a session waits before it takes the server for one that hangs, in milliseconds. */
type Patience = {
  /** Until the lock is held and the history read. */
  readonly begin: number;
  /** For a statement, such as one that loads rows of a backup. */
  readonly statement: number;
  /** For a whole migration, which may rewrite large tables, and for the end of all. */
  readonly migration: number;
};

const usualPatience: Patience = {
  begin: migrationLockPatienceMs + 10_000,
  statement: 5 * 60_000,
  migration: 60 * 60_000,
};

/**
 * Migrates a PostgreSQL database in one transaction under an advisory lock. A server that hangs is given up, and what
 * was not committed is rolled back.
 *
 * @throws what `work` throws; the driver's error when the database cannot be reached or answers too late
 */
export async function withPostgresqlMigrationSession<T>(
  connectionString: string,
  work: (session: MigrationSession) => Promise<T>,
  patience: Patience = usualPatience,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    query_timeout: patience.statement,
    // Finds sooner that a machine has gone while a long statement runs.
    keepAlive: true,
    application_name: 'genie migrations',
  });
  // A connection that dies fails the statement that waits for it; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  // Ends the statement that waits.
  const late = setTimeout(() => void client.end(), patience.begin);
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${migrationLockPatienceMs}`);
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [prismaAdvisoryLock]);
    await readPostgresqlHistory(client);
    await client.query(historyTable);
    clearTimeout(late);
    const result = await work(sessionOn(client, patience));
    await client.query(atLength('COMMIT', patience));
    return result;
  } finally {
    clearTimeout(late);
    // Ending the connection rolls back what is open.
    await client.end();
  }
}

/** A statement that may take as long as a migration. */
function atLength(text: string, { migration }: Patience): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: migration };
}

function sessionOn(client: pg.Client, patience: Patience): MigrationSession {
  return {
    connection: {
      async rows(sql, values = []) {
        return (await client.query({ text: sql, values: [...values], rowMode: 'array' })).rows;
      },
      async run(sql, values = []) {
        await client.query(sql, [...values]);
      },
    },
    applied: () => readPostgresqlHistory(client),
    async apply({ name, sql, checksum }) {
      const startedAt = new Date();
      const before = await transactionId(client);
      await client.query(atLength(sql, patience)).catch((error: unknown) => {
        throw new MigrationFailed(name, error);
      });
      if ((await transactionId(client)) !== before) throw endedItsTransaction(name);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, $4, $5, 1)`,
        [randomUUID(), checksum, name, startedAt, new Date()],
      );
    },
  };
}

async function transactionId(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  return rows[0]?.id;
}
