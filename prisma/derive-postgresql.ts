/**
 * Derives the PostgreSQL schema from the SQLite one: the same models under another provider, generated elsewhere.
 *
 * @param schema text of `prisma/schema.prisma`
 * @returns text of the PostgreSQL schema
 * @throws Error when the schema no longer names its provider and its output exactly once
 */
export function derivePostgresqlSchema(schema: string): string {
  const provider = replaceOnce(schema, /^(\s*provider\s*=\s*)"sqlite"/gm, '$1"postgresql"');
  return withOutput(provider, '../packages/server/src/storage/generated/postgresql');
}

/** The same schema, generating its client into another folder. */
export function withOutput(schema: string, folder: string): string {
  return replaceOnce(schema, /^(\s*output\s*=\s*)"[^"]*"/gm, `$1${JSON.stringify(folder)}`);
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`The Prisma schema has ${found} lines like ${pattern}; one is expected.`);
  return text.replace(pattern, replacement);
}
