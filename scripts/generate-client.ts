import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { derivePostgresqlSchema, withOutput } from '../prisma/derive-postgresql.ts';
import { root } from './run.ts';

const generated = join(root, 'packages/server/src/storage/generated');
const stampName = 'made-from.txt';
const require = createRequire(import.meta.url);

/**
 * Generates the database clients of SQLite and PostgreSQL from `prisma/schema.prisma`, each only when the schema or
 * Prisma changed since. Needs no network.
 *
 * @param options.log told one line when something is generated
 * @returns whether anything was generated
 * @throws Error with Prisma's own words when the schema is wrong; the clients of before stay in place
 */
export async function generateClients({ log }: { log: (line: string) => void }): Promise<boolean> {
  const sqlite = await readFile(join(root, 'prisma/schema.prisma'), 'utf8');
  const changed: { folder: string; schema: string; stamp: string }[] = [];
  for (const [name, schema] of [
    ['sqlite', sqlite],
    ['postgresql', derivePostgresqlSchema(sqlite)],
  ] as const) {
    const folder = join(generated, name);
    const stamp = stampOf(schema);
    if ((await readFile(join(folder, stampName), 'utf8').catch(() => '')) !== stamp) {
      changed.push({ folder, schema, stamp });
    }
  }
  if (changed.length === 0) return false;
  log('Generating the database client');
  await Promise.all(changed.map(generate));
  return true;
}

/** Generates beside the folder and swaps, so that neither a killed run nor two at once leave half a client. */
async function generate({ folder, schema, stamp }: { folder: string; schema: string; stamp: string }) {
  await mkdir(generated, { recursive: true });
  const work = await mkdtemp(join(generated, 'making-'));
  try {
    const schemaFile = join(work, 'schema.prisma');
    const output = join(work, 'client');
    await writeFile(schemaFile, withOutput(schema, './client'));
    await runPrisma(['generate', '--no-hints', '--schema', schemaFile]);
    await writeFile(join(output, stampName), stamp);
    await rename(folder, join(work, 'before')).catch(ignoreMissing);
    await rename(output, folder).catch(ignoreExisting);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function runPrisma(args: string[]): Promise<void> {
  const cli = require.resolve('prisma/build/index.js');
  const env = {
    ...process.env,
    // Generating runs no schema engine; naming any file that exists keeps Prisma from downloading one.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    NO_COLOR: '1',
  };
  try {
    await promisify(execFile)(process.execPath, [cli, ...args], { cwd: root, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`prisma ${args[0]} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

function stampOf(schema: string): string {
  const { version } = require('prisma/package.json') as { version: string };
  return `${createHash('sha256').update(schema).digest('hex')} prisma ${version}\n`;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Another process has just put the same client there. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

if (import.meta.main) await generateClients({ log: console.log });
