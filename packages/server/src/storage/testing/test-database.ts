import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseKind } from '../database-url.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder, readMigrations } from '../migrations/migration-files.ts';
import { roomyFolder } from './roomy-folder.ts';

type TestDatabase = {
  kind: DatabaseKind;
  databaseUrl: string;
  /** Removes the database. Close every storage on it first. */
  drop(): Promise<void>;
};

/** The database the suite at hand runs on: TEST_DATABASE, SQLite unless it is set. */
export function testDatabaseKind(): DatabaseKind {
  const kind = process.env.TEST_DATABASE ?? 'sqlite';
  if (kind !== 'sqlite' && kind !== 'postgresql') {
    throw new Error(`TEST_DATABASE is ${kind}; it can be sqlite or postgresql.`);
  }
  return kind;
}

/** A migrated and empty database of its own: a copy of a template that is migrated once. */
export async function createTestDatabase(kind: DatabaseKind = testDatabaseKind()): Promise<TestDatabase> {
  return kind === 'sqlite' ? copyOfSqliteTemplate() : copyOfPostgresqlTemplate();
}

/** A database without a single table, to be migrated by the test. */
export async function createEmptyTestDatabase(
  kind: DatabaseKind = testDatabaseKind(),
): Promise<TestDatabase> {
  return kind === 'sqlite' ? sqliteDatabase(async () => undefined) : postgresqlDatabase('template0');
}

let sqliteTemplate: Promise<string> | undefined;
let postgresqlTemplate: Promise<string> | undefined;

async function copyOfSqliteTemplate(): Promise<TestDatabase> {
  sqliteTemplate ??= makeSqliteTemplate();
  const template = await sqliteTemplate;
  return sqliteDatabase((file) => copyFile(template, file));
}

async function sqliteDatabase(make: (file: string) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(await roomyFolder(), 'genie-test-'));
  const file = join(folder, 'genie.db');
  await make(file);
  return {
    kind: 'sqlite',
    databaseUrl: `file:${file}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Made beside and renamed, as several workers may make it at once. */
async function makeSqliteTemplate(): Promise<string> {
  const folder = join(tmpdir(), 'genie-test-templates');
  const template = join(folder, `${await migrationsMark('sqlite')}.db`);
  const exists = await stat(template).then(
    () => true,
    () => false,
  );
  if (exists) return template;
  await mkdir(folder, { recursive: true });
  const made = join(folder, `${randomUUID()}.db`);
  await migrate({ databaseUrl: `file:${made}` });
  await rename(made, template);
  return template;
}

async function copyOfPostgresqlTemplate(): Promise<TestDatabase> {
  postgresqlTemplate ??= makePostgresqlTemplate();
  return postgresqlDatabase(await postgresqlTemplate);
}

async function postgresqlDatabase(template: string): Promise<TestDatabase> {
  const name = `genie_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  return {
    kind: 'postgresql',
    databaseUrl: urlOf(name),
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

async function makePostgresqlTemplate(): Promise<string> {
  const template = `genie_template_${await migrationsMark('postgresql')}`;
  await onServer(async (client) => {
    // One worker makes the template, the others wait for it; the lock goes with the connection.
    await client.query('SELECT pg_advisory_lock(72707370)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return;
    const making = `${template}_making`;
    await client.query(`DROP DATABASE IF EXISTS ${making}`);
    await client.query(`CREATE DATABASE ${making} TEMPLATE template0`);
    await migrate({ databaseUrl: urlOf(making) });
    await client.query(`ALTER DATABASE ${making} RENAME TO ${template}`);
  });
  return template;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('Tests on PostgreSQL need TEST_POSTGRES_URL, which their global set-up gives.');
  return url;
}

/** Names the state of the migrations, so that a changed migration never meets an old template. */
async function migrationsMark(kind: DatabaseKind): Promise<string> {
  const files = await readMigrations(migrationsFolder(kind));
  const hash = createHash('sha256');
  for (const { name, checksum } of files) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}
