import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { derivePostgresqlSchema } from '../../../../prisma/derive-postgresql.ts';
import { schemaDifference } from '../../../../prisma/schema-difference.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations/migration-files.ts';
import { withSchemaEngineAdapter } from './testing/schema-engine-adapter.ts';
import { createEmptyTestDatabase, testDatabaseKind } from './testing/test-database.ts';

const prisma = resolve(import.meta.dirname, '../../../../prisma');
const sqliteSchema = await readFile(join(prisma, 'schema.prisma'), 'utf8');
const kind = testDatabaseKind();
const schema = kind === 'sqlite' ? sqliteSchema : derivePostgresqlSchema(sqliteSchema);

async function differenceFrom(target: string): Promise<string> {
  const { databaseUrl, drop } = await createEmptyTestDatabase();
  onTestFinished(drop);
  await migrate({ databaseUrl });
  return withSchemaEngineAdapter(databaseUrl, (database) => schemaDifference({ schema: target, database }));
}

test('the migrations lead to exactly what the schema says', async () => {
  expect(await differenceFrom(schema)).toBe('');
});

test.each([
  ['a new column', /^( {2}phone +String)$/m, '$1\n  nickname String?'],
  [
    'another action when a parent goes',
    /references: \[planId\], onDelete: Restrict/,
    'references: [planId], onDelete: Cascade',
  ],
  ['a missing index', /^ {2}@@index\(\[chatId, position\]\)$/m, ''],
  ['a column that may now be empty', /^( {2}fullName +String)( .*)$/m, '$1?$2'],
])('the comparison notices %s', async (_, pattern, replacement) => {
  expect(schema).toMatch(pattern);
  expect(await differenceFrom(schema.replace(pattern, replacement))).not.toBe('');
});

test('the PostgreSQL schema is the SQLite one under another provider', () => {
  const differing = (a: string, b: string) => {
    const others = new Set(b.split('\n'));
    return a.split('\n').filter((line) => !others.has(line));
  };
  const derived = derivePostgresqlSchema(sqliteSchema);
  expect(differing(derived, sqliteSchema).map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
    'output = "../packages/server/src/storage/generated/postgresql"',
    'provider = "postgresql"',
  ]);
  expect(derived.split('\n')).toHaveLength(sqliteSchema.split('\n').length);
});

test('a schema without its provider line cannot be derived from', () => {
  expect(() => derivePostgresqlSchema(sqliteSchema.replace('"sqlite"', '"mysql"'))).toThrow(
    'one is expected',
  );
});

test('both databases have the same migrations', async () => {
  const names = async (of: 'sqlite' | 'postgresql') =>
    (await readdir(migrationsFolder(of))).filter((name) => !name.endsWith('.toml'));
  expect(await names('sqlite')).toEqual(await names('postgresql'));
});

test('every relation says what happens when its parent goes', () => {
  const relations = sqliteSchema.match(/@relation\([^)]*fields:[^)]*\)/g) ?? [];
  expect(relations.length).toBeGreaterThan(0);
  expect(relations.filter((relation) => !/onDelete: (Cascade|Restrict|SetNull)/.test(relation))).toEqual([]);
});
