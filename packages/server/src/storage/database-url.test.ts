import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

test.each([
  ['file:/var/lib/genie/genie.db', '/var/lib/genie/genie.db'],
  ['file:///var/lib/my%20genie.db', '/var/lib/my genie.db'],
  ['file:./data/genie.db?connection_limit=1', resolve('data/genie.db')],
  ['file:data/genie.db', resolve('data/genie.db')],
])('%s is the SQLite file %s', (url, file) => {
  expect(parseDatabaseUrl(url)).toEqual({ kind: 'sqlite', file });
});

test.each(['postgresql://genie@db/genie', 'postgres://genie@db/genie?sslmode=require'])(
  '%s is PostgreSQL',
  (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ kind: 'postgresql', connectionString: url });
  },
);

test.each(['mysql://root:secret@db/genie', 'genie.db', '', 'file:', 'file::memory:'])(
  '%j is refused without repeating it',
  (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/^The database URL must (begin with|name a file)/);
    expect(() => parseDatabaseUrl(url)).not.toThrow(/secret/);
  },
);
