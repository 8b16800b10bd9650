import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { usualPatience } from '../http/refused-bodies.ts';
import { createFrontDoor } from './front-door.ts';

const source = join(import.meta.dirname, '..');
const document = readFileSync(join(source, '../../../docs/operating.md'), 'utf8');

/** How long is waited for something, as the operator reads it. */
const documented = (what: string): string => {
  const row = document.split('\n').find((line) => line.startsWith(`| ${what} |`));
  return row?.split('|')[2]?.trim() ?? 'not documented';
};

/** What makes a connection to somebody else. */
const callsOutside =
  /\bfetch\(|new OpenAI\(|createTransport\(|\.discovery\(|new pg\.(Client|Pool)\(|new PrismaPg\(/;

/** Where others are called, what limits the wait there, and what the operator reads about it. */
const limited: Record<string, readonly [limit: RegExp, ...rows: string[]]> = {
  'adapters/ai/ai-client.ts': [
    /new AnswerDeadline\(config, signal\)/,
    'AI provider: the first words, and each pause',
    'AI provider: a whole answer',
  ],
  // It is called with the signal of its caller, whose limits it keeps.
  'adapters/ai/bounded-fetch.ts': [/await fetch\(input, init\)/],
  'adapters/ai/embedding-client.ts': [
    /timeoutMs = 20_000[\s\S]*maxRetries: 1,\s*timeout: timeoutMs/,
    'AI provider: vectors of the embedding model',
  ],
  'adapters/ai/list-models.ts': [
    /timeoutMs = 10_000[\s\S]*timeout: timeoutMs/,
    '`doctor`: the models of the provider, its vectors, the database',
  ],
  'adapters/identity/identity-client.ts': [/timeout: timeoutSeconds/, 'OpenID provider: each answer'],
  'adapters/mail/mail-sender.ts': [
    /connectionTimeout: timeoutMs,\s*greetingTimeout: timeoutMs,\s*socketTimeout: timeoutMs/i,
    'SMTP server: connection, greeting, each step',
  ],
  'adapters/payments/access-token.ts': [/AbortSignal\.timeout\(timeoutMs\)/, 'payment gateway: each answer'],
  'adapters/payments/gateway-client.ts': [
    /AbortSignal\.timeout\(timeoutMs\)/,
    'payment gateway: each answer',
  ],
  'features/backup/databases/snapshot.ts': [
    /longestStatementMs = 5 \* 60_000[\s\S]*connectionTimeoutMillis: 10_000/,
    '`backup`: a connection to the database',
    '`backup` on PostgreSQL: a statement',
  ],
  'features/doctor/checks/machine.ts': [
    /timeoutMs = 5_000[\s\S]*AbortSignal\.timeout\(timeoutMs\)/,
    '`doctor`: the clock of a server',
  ],
  'storage/migration-state.ts': [
    /connectionTimeoutMillis: 10_000, query_timeout: 10_000/,
    '`doctor`: the models of the provider, its vectors, the database',
  ],
  'storage/migrations/postgresql-migration-session.ts': [
    /statement: 5 \* 60_000,\s*migration: 60 \* 60_000,[\s\S]*connectionTimeoutMillis: 10_000,\s*query_timeout: patience.statement[\s\S]*lock_timeout = \$\{migrationLockPatienceMs\}/,
    'a start: another process that migrates',
    'a start and `restore` on PostgreSQL: until their transaction has begun',
    '`restore` on PostgreSQL: a statement',
    'a start and `restore` on PostgreSQL: a migration, and the commit',
  ],
  'storage/postgresql-adapter.ts': [
    /connectionTimeoutMillis: 5_000,\s*statement_timeout: 10_000,\s*query_timeout: 12_000/,
    'PostgreSQL: a connection',
    'PostgreSQL: a statement',
  ],
};

test('whoever is called outside is waited for a limited time, which docs/operating.md names', async () => {
  const callers: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (/\.test\.ts$|(^|\/)(testing|generated|faults)\//.test(file)) continue;
    const code = readFileSync(join(source, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
    if (callsOutside.test(code)) callers.push(file);
  }
  expect(callers.sort()).toEqual(Object.keys(limited).sort());
  for (const [file, [limit, ...rows]] of Object.entries(limited)) {
    expect(readFileSync(join(source, file), 'utf8'), file).toMatch(limit);
    for (const row of rows) expect(documented(row), row).toMatch(/^\d+ s/);
  }
});

test('the times that are configured are those that docs/operating.md names', () => {
  const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };
  const { ai, identity, mail, payments } = readConfig(secrets);
  expect(documented('AI provider: the first words, and each pause')).toBe(`${ai.silenceSeconds} s`);
  expect(documented('AI provider: a whole answer')).toBe(`${ai.answerSeconds} s`);
  expect(documented('SMTP server: connection, greeting, each step')).toBe(`${mail.timeoutSeconds} s`);
  expect(documented('OpenID provider: each answer')).toBe(`${identity?.timeoutSeconds} s`);
  expect(documented('payment gateway: each answer')).toBe(`${payments.timeoutSeconds} s`);
  const { server } = createFrontDoor();
  expect(documented('a client: the head of its request')).toBe(`${server.headersTimeout / 1_000} s`);
  expect(documented('a client: its whole request')).toBe(`${server.requestTimeout / 1_000} s`);
  expect(documented('a client: the next byte of its answer to be taken')).toBe(`${server.timeout / 1_000} s`);
  const { mostBytes, mostMs } = usualPatience;
  const read = `${mostBytes / 2 ** 20} MiB are read`;
  expect(documented(`a client: the rest of a body that was refused, of which ${read}`)).toBe(
    `${mostMs / 1_000} s`,
  );
  expect(documented('a client: a connection that is kept and not used')).toBe(
    `${server.keepAliveTimeout / 1_000} s`,
  );
});
