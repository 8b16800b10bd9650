import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type DatabaseKind = 'sqlite' | 'postgresql';

export type DatabaseAddress =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgresql'; connectionString: string };

/**
 * Reads DATABASE_URL.
 *
 * @param databaseUrl `file:` and a path (a relative one starts at the working directory), or `postgresql://…`
 * @throws Error when it is neither; its text holds no part of the URL, which may carry a password
 */
export function parseDatabaseUrl(databaseUrl: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return { kind: 'postgresql', connectionString: databaseUrl };
  if (!databaseUrl.startsWith('file:')) {
    throw new Error('The database URL must begin with file: or postgresql://');
  }
  const path = databaseUrl.replace(/\?.*$/, '');
  const file = path.startsWith('file://') ? fileURLToPath(path) : path.slice('file:'.length);
  if (file === '' || file === ':memory:') throw new Error('The database URL must name a file after file:');
  return { kind: 'sqlite', file: resolve(file) };
}
