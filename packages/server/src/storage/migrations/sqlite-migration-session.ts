import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { readSqliteHistory } from './migration-history.ts';
import {
  endedItsTransaction,
  MigrationFailed,
  type MigrationSession,
  migrationLockPatienceMs,
} from './migration-session.ts';

const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/**
 * Migrates a SQLite file in one exclusive transaction, which is the lock as well. A new file can be read by its owner
 * only.
 */
export async function withSqliteMigrationSession<T>(
  file: string,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'a', 0o600)).close();
  const db = new Database(file, { timeout: 10 });
  try {
    await whileLocked(() => db.pragma('journal_mode = WAL'));
    db.pragma('synchronous = FULL');
    // Rebuilding a table drops the old one, which would delete what refers to it. This has no effect inside a
    // transaction, so it comes first, and foreign keys are checked before the commit.
    db.pragma('foreign_keys = OFF');
    await whileLocked(() => db.exec('BEGIN IMMEDIATE'));
    readSqliteHistory(db);
    db.exec(historyTable);
    const result = await work(sessionOn(db));
    db.exec('COMMIT');
    return result;
  } finally {
    // Closing rolls back what is open.
    db.close();
  }
}

function sessionOn(db: Database.Database): MigrationSession {
  return {
    connection: {
      async rows(sql, values = []) {
        return db
          .prepare(sql)
          .raw()
          .all(...values) as unknown[][];
      },
      async run(sql, values = []) {
        db.prepare(sql).run(...values);
      },
    },
    applied: async () => readSqliteHistory(db),
    async apply({ name, sql, checksum }) {
      const startedAt = Date.now();
      try {
        db.exec(sql);
        const [broken] = db.pragma('foreign_key_check') as { table: string; parent: string }[];
        if (broken)
          throw new Error(`rows of ${broken.table} would refer to missing rows of ${broken.parent}`);
      } catch (error) {
        throw db.inTransaction ? new MigrationFailed(name, error) : endedItsTransaction(name);
      }
      if (!db.inTransaction) throw endedItsTransaction(name);
      db.prepare(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES (?, ?, ?, ?, ?, 1)`,
      ).run(randomUUID(), checksum, name, startedAt, Date.now());
    },
  };
}

async function whileLocked<T>(run: () => T): Promise<T> {
  const until = performance.now() + migrationLockPatienceMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || performance.now() >= until) throw error;
    }
    await delay(20);
  }
}
