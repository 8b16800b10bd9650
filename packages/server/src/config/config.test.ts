import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf, secrets } from './testing/problems-of.ts';

test('every wrong value is named, with what was given and what is accepted', () => {
  expect(
    problemsOf({ ...secrets, PORT: '99999', AI_BASE_URL: 'ftp://x', BUSINESS_TIME_ZONE: 'Mars/Base' }),
  ).toEqual([
    'PORT is "99999", but must be: a port, 0 to 65535',
    'AI_BASE_URL is "ftp://x", but must be: an http or https address',
    'BUSINESS_TIME_ZONE is "Mars/Base", but must be: an IANA time zone such as Asia/Dubai',
  ]);
});

test('a secret that is wrong is not repeated', () => {
  expect(problemsOf({ ...secrets, JWT_SECRET: 'hunter2' })).toEqual([
    'JWT_SECRET is (hidden), but must be: at least 32 bytes',
  ]);
});

test('an empty value means the default', () => {
  expect(readConfig({ ...secrets, PORT: '', AI_API_KEY: '' }).http.port).toBe(3000);
});

test('an AI key alone means OpenAI with a named model', () => {
  const { ai } = readConfig({ ...secrets, AI_API_KEY: 'sk-1' });
  expect(ai).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-1', model: 'gpt-4.1-mini' });
});

test('without a key the sandbox answers, on the port it was given', () => {
  const config = readConfig({ ...secrets, SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '4025' });
  expect(config.ai).toMatchObject({ baseUrl: 'http://localhost:4001/ai/v1', model: 'genie-offline' });
  expect(config.mail.smtpUrl).toBe('smtp://localhost:4025');
  expect(config.usesSandbox).toBe(true);
});

test('production refuses what is only fit for trying things out, all of it at once', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'JWT_SECRET is not set, but production needs one of at least 32 bytes',
    'ENCRYPTION_KEY is not set, but production needs one of at least 32 bytes',
    'PUBLIC_URL is "http://localhost:3000", but production needs an https address',
    'AI_API_KEY and AI_BASE_URL are not set, so the sandbox would answer; set one, or ALLOW_SANDBOX=ai',
    'SMTP_URL is not set, so the sandbox would take the mail; set it, or ALLOW_SANDBOX=mail',
    'OIDC_CLIENT_ID and OIDC_ISSUER are not set, so the sandbox would vouch for people; set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or OIDC_ISSUER=off, or ALLOW_SANDBOX=identity',
    'PAYMENT_BASE_URL is not set, so the sandbox would take the payments; set it, or ALLOW_SANDBOX=payments',
  ]);
});

test('production starts with the real addresses, and with a sandbox that is allowed by name', () => {
  const real = { ...secrets, NODE_ENV: 'production', PUBLIC_URL: 'https://genie.example' };
  const ai = { AI_API_KEY: 'k' };
  const mail = { SMTP_URL: 'smtps://u:p@mail.example' };
  const identity = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  const payments = {
    PAYMENT_BASE_URL: 'https://gateway.example',
    PAYMENT_API_KEY: 'k',
    PAYMENT_REALM: 'networkinternational',
    PAYMENT_OUTLET_ID: 'outlet',
    PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
  };
  expect(problemsOf({ ...real, ...ai, ...mail, ...identity, ...payments })).toEqual([]);
  expect(problemsOf({ ...real, ALLOW_SANDBOX: 'ai,mail,identity,payments' })).toEqual([]);
  expect(problemsOf({ ...real, ...ai, ...mail, ...payments, OIDC_ISSUER: 'off' })).toEqual([]);
  const { PAYMENT_WEBHOOK_SECRET: _, ...withoutSecret } = payments;
  expect(problemsOf({ ...real, ...ai, ...mail, ...identity, ...withoutSecret })).toEqual([
    'PAYMENT_WEBHOOK_SECRET is not set, but the service that is set needs it',
  ]);
});

test('limits are attempts within a time, and those by address follow LIMIT_SCALE', () => {
  const { limits } = readConfig({ ...secrets, LIMIT_SCALE: '2.5', LIMIT_LOGIN_BY_ACCOUNT: '7/1h' });
  expect(limits.login).toEqual({
    byAddress: { points: 250, seconds: 900 },
    byAccount: { points: 7, seconds: 3_600 },
  });
  for (const LIMIT_SCALE of ['0', '-1', 'double', '2,5']) {
    expect(problemsOf({ ...secrets, LIMIT_SCALE })).toEqual([
      `LIMIT_SCALE is "${LIMIT_SCALE}", but must be: a number above 0`,
    ]);
  }
  for (const LIMIT_SCALE of ['1000001', '1e7']) {
    expect(problemsOf({ ...secrets, LIMIT_SCALE })).toEqual([
      `LIMIT_SCALE is "${LIMIT_SCALE}", but must be: at most 1000000`,
    ]);
  }
  expect(problemsOf({ ...secrets, LIMIT_CODE_BY_ADDRESS: 'many', LIMIT_SCALE: '0' })).toEqual([
    'LIMIT_SCALE is "0", but must be: a number above 0',
    'LIMIT_CODE_BY_ADDRESS is "many", but must be: a number of attempts and a time, such as 30/15m',
  ]);
});

test('a CAPTCHA is asked for unless the public address is on localhost, or as it is said', () => {
  const captcha = (more: Record<string, string>) => readConfig({ ...secrets, ...more }).captcha;
  expect(captcha({})).toBe(false);
  expect(captcha({ PUBLIC_URL: 'https://genie.example' })).toBe(true);
  expect(captcha({ CAPTCHA: 'on' })).toBe(true);
  expect(captcha({ PUBLIC_URL: 'https://genie.example', CAPTCHA: 'off' })).toBe(false);
});

test('only addresses and networks are proxies', () => {
  const proxiesOf = (list: string) => readConfig({ ...secrets, TRUST_PROXY: list }).http.trustedProxies;
  expect(proxiesOf('10.0.0.1, 172.16.0.0/12,::1')).toEqual(['10.0.0.1', '172.16.0.0/12', '::1']);
  for (const list of ['true', '10.0.0.0/33', '1.2.3']) {
    expect(problemsOf({ ...secrets, TRUST_PROXY: list })).toEqual([
      `TRUST_PROXY is "${list}", but must be: off, or a list of IP addresses or networks`,
    ]);
  }
});

test('a client id alone means Google', () => {
  const { identity } = readConfig({ ...secrets, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' });
  expect(identity).toMatchObject({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 's',
  });
});

test('secrets are made once, for the owner of the files only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = readConfig({ DATA_DIR: folder });
  expect(Buffer.byteLength(first.secrets.jwt)).toBeGreaterThanOrEqual(32);
  expect(first.secrets.jwt).not.toBe(first.secrets.encryption);
  expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(first.secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')).JWT_SECRET).toBe(first.secrets.jwt);
});

test('who only looks at an installation makes no folder and no secrets in it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'genie-test-')), 'new');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  expect(readConfig({ DATA_DIR: folder }, { keepsSecrets: false }).secrets.jwt).toHaveLength(43);
  expect(existsSync(folder)).toBe(false);
  const { secrets } = readConfig({ DATA_DIR: folder });
  expect(readConfig({ DATA_DIR: folder }, { keepsSecrets: false }).secrets).toEqual(secrets);
});

test.each([
  ['nothing', ''],
  ['half of it', '{"JWT_SECRET": "abc'],
  ['something else', '{}'],
  ['a key that was cut off', JSON.stringify({ JWT_SECRET: 'j'.repeat(43), ENCRYPTION_KEY: 'e'.repeat(42) })],
])('a secrets.json that holds %s is refused, is not repeated and stays as it is', (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secrets.json');
  writeFileSync(file, text);
  expect(problemsOf({ DATA_DIR: folder })).toEqual([
    `${file} is damaged, but must hold JWT_SECRET and ENCRYPTION_KEY as they were generated; put a copy of it back, or set both`,
  ]);
  expect(problemsOf({ DATA_DIR: folder, JWT_SECRET: secrets.JWT_SECRET })).toHaveLength(1);
  expect(problemsOf({ DATA_DIR: folder, ...secrets })).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const noFolder = (dataDir: string, code: string): string =>
  `DATA_DIR is "${dataDir}", but must be: a folder in which the user that runs this can read and write secrets.json (${code})`;

test('a DATA_DIR that is a file is told as that', () => {
  expect(problemsOf({ DATA_DIR: '/etc/passwd' })).toEqual([noFolder('/etc/passwd', 'ENOTDIR')]);
});

test.runIf(process.platform === 'linux')('a DATA_DIR where no folder can be made is told as that', () => {
  expect(problemsOf({ DATA_DIR: '/proc/genie/data' })).toEqual([noFolder('/proc/genie/data', 'ENOENT')]);
});
