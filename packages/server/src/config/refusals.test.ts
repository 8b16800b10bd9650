import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { envSchema } from './env.ts';
import { limitVariables } from './limits.ts';
import { problemsOf, real, secrets } from './testing/problems-of.ts';

const url = 'an http or https address';
const port = 'a port, 0 to 65535';
const bytes = 'at least 32 bytes';

/** A value that each variable refuses, and what it says is accepted. */
const wrong: Record<string, readonly [value: string, accepted: string]> = {
  NODE_ENV: ['prod', 'development, test or production'],
  LOG_LEVEL: ['loud', 'fatal, error, warn, info, debug or silent'],
  PORT: ['web', port],
  PUBLIC_URL: ['https://genie.example/app', 'an http or https address without a path'],
  TRUST_PROXY: ['yes', 'off, or a list of IP addresses or networks'],
  DATABASE_URL: ['mysql://u:hunter2@db', 'file:… or postgresql://…'],
  JWT_SECRET: ['hunter2', bytes],
  JWT_SECRET_PREVIOUS: ['hunter2', bytes],
  ENCRYPTION_KEY: ['hunter2', bytes],
  AI_BASE_URL: ['ftp://ai', url],
  AI_API_KEY: ['hunter2…', 'printable ASCII characters without spaces'],
  SMTP_URL: ['http://u:hunter2@mail', 'smtp://… or smtps://…'],
  MAIL_FROM: ['Genie', 'an address, such as Genie <no-reply@example.com>'],
  OIDC_ISSUER: ['no', 'an http or https address, or off'],
  PAYMENT_BASE_URL: ['gateway', url],
  PAYMENT_WEBHOOK_HEADER: ['X Webhook', 'the name of a header'],
  PAYMENT_API_KEY: ['hunter2…', 'printable ASCII characters without spaces'],
  PAYMENT_WEBHOOK_SECRET: ['hunter2', 'at least 16 printable ASCII characters'],
  METRICS_TOKEN: ['hunter2', 'at least 16 printable characters without spaces'],
  CAPTCHA: ['maybe', 'auto, on or off'],
  LIMIT_SCALE: ['-1', 'a number above 0'],
  BUSINESS_TIME_ZONE: ['Dubai', 'an IANA time zone such as Asia/Dubai'],
  BRAND_NAME: ['x'.repeat(41), 'at most 40 characters'],
  OPERATOR_NAME: ['x'.repeat(121), 'at most 120 characters'],
  OPERATOR_ADDRESS: ['x'.repeat(301), 'at most 300 characters'],
  TAX_NUMBER: ['1'.repeat(41), 'at most 40 characters'],
  LINKEDIN_URL: ['linkedin', url],
  YOUTUBE_URL: ['youtube', url],
  SUPPORT_EMAIL: ['support', 'an email address'],
  SANDBOX: ['on', 'auto or off'],
  SANDBOX_PORT: ['65536', port],
  SANDBOX_SMTP_PORT: ['-1', port],
  ALLOW_SANDBOX: [
    'ai,everything',
    'a list of ai, mail, identity, payments, demo-accounts, demo-coupons, ai-over-http',
  ],
  ...Object.fromEntries(
    Object.keys(limitVariables).map((name) => [
      name,
      ['10', 'a number of attempts and a time, such as 30/15m'],
    ]),
  ),
};

/** Free text: whatever is given is meant. */
const takesAnything = [
  'HOST',
  'DATA_DIR',
  'AI_MODEL',
  'AI_EMBEDDING_MODEL',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'PAYMENT_REALM',
  'PAYMENT_OUTLET_ID',
];

test.each(Object.entries(wrong))(
  '%s refuses what it cannot be, in one line, and repeats no secret',
  (name, [value, accepted]) => {
    const problems = problemsOf({ ...secrets, [name]: value });
    expect(problems).toHaveLength(1);
    const [shown, expected] = (problems[0] ?? '').split(', but must be: ');
    expect(shown).toBe(`${name} is ${value.includes('hunter2') ? '(hidden)' : JSON.stringify(value)}`);
    expect(expected).toBe(accepted);
  },
);

test('every variable has a value that it refuses, or takes any text', () => {
  expect([...Object.keys(wrong), ...takesAnything].sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test.each([
  ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_ID: 'id' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://issuer.example' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://issuer.example' }],
  ['PAYMENT_API_KEY', { PAYMENT_BASE_URL: 'https://gateway.example' }],
  ['PAYMENT_REALM', { PAYMENT_BASE_URL: 'https://gateway.example' }],
  ['PAYMENT_OUTLET_ID', { PAYMENT_BASE_URL: 'https://gateway.example' }],
  ['PAYMENT_WEBHOOK_SECRET', { PAYMENT_BASE_URL: 'https://gateway.example' }],
])('production refuses a service without its %s', (missing, service) => {
  const production = { ...secrets, NODE_ENV: 'production', PUBLIC_URL: 'https://genie.example' };
  expect(problemsOf({ ...production, ...service, ALLOW_SANDBOX: 'ai,mail,identity,payments' })).toContain(
    `${missing} is not set, but the service that is set needs it`,
  );
});

test.each([
  [{ JWT_SECRET: '' }, 'JWT_SECRET is not set, but production needs one of at least 32 bytes'],
  [{ ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY is not set, but production needs one of at least 32 bytes'],
  [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET is (hidden), but must be: at least 32 bytes'],
  [
    { PUBLIC_URL: 'http://genie.example' },
    'PUBLIC_URL is "http://genie.example", but production needs an https address',
  ],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is "http://localhost:3000", but production needs an https address'],
])('production refuses %j, and nothing else is said', (change, problem) => {
  expect(problemsOf({ ...real, ...change })).toEqual([problem]);
});

test('wrong values and what production refuses are told together, each thing once', () => {
  const { AI_API_KEY: _, ...withoutKey } = real;
  const wrong = {
    PORT: 'web',
    PUBLIC_URL: 'genie.example',
    PAYMENT_BASE_URL: 'gateway',
    JWT_SECRET: 'short',
  };
  expect(problemsOf({ ...withoutKey, ...wrong })).toEqual([
    'PORT is "web", but must be: a port, 0 to 65535',
    'PUBLIC_URL is "genie.example", but must be: an http or https address',
    'JWT_SECRET is (hidden), but must be: at least 32 bytes',
    'PAYMENT_BASE_URL is "gateway", but must be: an http or https address',
    'AI_API_KEY and AI_BASE_URL are not set, so the sandbox would answer; set one, or ALLOW_SANDBOX=ai',
  ]);
});

test('the defaults are those that are documented', () => {
  const { http, databaseUrl, dataDir, timeZone, usesSandbox, startsSandbox } = readConfig({
    ...secrets,
    PORT: '4000',
    DATA_DIR: '/srv/data',
  });
  expect(http).toEqual({
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
  });
  expect({ databaseUrl, dataDir, timeZone, usesSandbox, startsSandbox }).toEqual({
    databaseUrl: 'file:/srv/data/genie.db',
    dataDir: '/srv/data',
    timeZone: 'Asia/Dubai',
    usesSandbox: true,
    startsSandbox: true,
  });
});

test('a sandbox that is pointed at by its address is started as well', () => {
  const { OIDC_ISSUER: _, ...rest } = real;
  const development = { ...rest, NODE_ENV: 'development', OIDC_ISSUER: 'off' };
  expect(readConfig(development).usesSandbox).toBe(false);
  const { sandboxed, usesSandbox } = readConfig({ ...development, SMTP_URL: 'smtp://localhost:1025' });
  expect([sandboxed, usesSandbox]).toEqual([['mail'], true]);
});

test('a start with mistakes prints each in a line of its own, and ends with 1', async () => {
  const env = { PATH: process.env.PATH, PORT: 'web', JWT_SECRET: 'hunter2', CAPTCHA: 'maybe' };
  const started = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../main.ts')], { env });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${[
      'The configuration cannot be used:',
      '  PORT is "web", but must be: a port, 0 to 65535',
      '  JWT_SECRET is (hidden), but must be: at least 32 bytes',
      '  CAPTCHA is "maybe", but must be: auto, on or off',
    ].join('\n')}\n`,
  });
});

test('production with demo data allowed by name says which', () => {
  const production = {
    ...secrets,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://genie.example',
    ALLOW_SANDBOX: 'ai,mail,identity,payments,demo-coupons',
  };
  expect(readConfig(production).demoAllowed).toEqual(['demo-coupons']);
  expect(readConfig({ ...production, ALLOW_SANDBOX: 'ai,mail,identity,payments' }).demoAllowed).toEqual([]);
  expect(readConfig(secrets).demoAllowed).toEqual(['demo-accounts', 'demo-coupons']);
});

test.each(['AI_BASE_URL', 'PAYMENT_BASE_URL', 'OIDC_ISSUER'])(
  '%s takes neither a password nor a query, which are not repeated',
  (name) => {
    const accepted = 'but must be: an http or https address without user, password, query or fragment';
    expect(problemsOf({ ...secrets, [name]: 'https://me:hunter2@ai.example/v1' })).toEqual([
      `${name} is "https://(hidden)@ai.example/v1", ${accepted}`,
    ]);
    expect(problemsOf({ ...secrets, [name]: 'https://ai.example/v1?key=hunter2' })).toEqual([
      `${name} is "https://ai.example/v1?(hidden)", ${accepted}`,
    ]);
    const [broken = ''] = problemsOf({ ...secrets, [name]: 'me:hun/ter2@ai.example' });
    expect(broken.startsWith(`${name} is "(hidden)@ai.example", but must be: `)).toBe(true);
  },
);

test.each(['smtp://', 'smtp:mail.example', 'mail.example:25'])('SMTP_URL=%s names no host', (address) => {
  expect(problemsOf({ ...secrets, SMTP_URL: address })).toEqual([
    'SMTP_URL is (hidden), but must be: smtp://… or smtps://…',
  ]);
});

test.each(['genie.db', './data/genie.db'])('DATABASE_URL=%s is told in one line', (address) => {
  expect(problemsOf({ ...secrets, DATABASE_URL: address })).toEqual([
    'DATABASE_URL is (hidden), but must be: file:… or postgresql://…',
  ]);
});
