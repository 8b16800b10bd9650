// npm run migrate -- <name>: writes what changed in prisma/schema.prisma as the next migration of both databases.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { migrate } from '../packages/server/src/storage/migrate.ts';
import { withSchemaEngineAdapter } from '../packages/server/src/storage/testing/schema-engine-adapter.ts';
import { startPostgres } from '../packages/server/src/storage/testing/start-postgres.ts';
import { derivePostgresqlSchema } from '../prisma/derive-postgresql.ts';
import { schemaDifference } from '../prisma/schema-difference.ts';

const prisma = resolve(import.meta.dirname, '../prisma');
const kinds = ['sqlite', 'postgresql'] as const;

const name = process.argv[2] ?? '';
if (!/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migrate -- <name>   (small letters, digits and underscores: add_orders)');
  process.exit(2);
}
const sqliteSchema = await readFile(join(prisma, 'schema.prisma'), 'utf8');
const folder = `${await nextNumber()}_${name}`;
const scripts = {
  sqlite: await sqliteDifference(),
  postgresql: await postgresqlDifference(),
};
if (kinds.every((kind) => scripts[kind] === '')) {
  console.log('The migrations lead to the schema already.');
  process.exit();
}
for (const kind of kinds) {
  const file = join(prisma, 'migrations', kind, folder, 'migration.sql');
  await mkdir(resolve(file, '..'), { recursive: true });
  // Both databases have the same migrations, even where one has nothing to do.
  await writeFile(file, scripts[kind] || '-- Nothing changes on this database.\n');
  console.log(`Wrote ${relative(process.cwd(), file)}`);
}

async function sqliteDifference(): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'genie-migrate-'));
  try {
    return await difference(`file:${join(work, 'scratch.db')}`, sqliteSchema);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function postgresqlDifference(): Promise<string> {
  const server = await startPostgres();
  try {
    return await difference(server.url, derivePostgresqlSchema(sqliteSchema));
  } finally {
    await server.stop();
  }
}

/** What the migrations so far, applied to an empty database, lack of the schema. */
async function difference(databaseUrl: string, schema: string): Promise<string> {
  await migrate({ databaseUrl });
  return withSchemaEngineAdapter(databaseUrl, (database) => schemaDifference({ schema, database }));
}

async function nextNumber(): Promise<string> {
  const folders = await Promise.all(kinds.map((kind) => readdir(join(prisma, 'migrations', kind))));
  const numbers = folders.flat().map((folder) => Number.parseInt(folder, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}
