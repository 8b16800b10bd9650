import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { createEmptyTestDatabase } from '../../storage/testing/index.ts';
import { openOrder, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { seedDemoData } from '../operations/index.ts';
import { reconcileOrders } from '../payments/index.ts';
import { judgeRoom } from './checks/machine.ts';
import { checkNames, type Finding, runDoctor } from './index.ts';

// Made from the corpus alone, so that all tests can read one.
const indexFolder = join(tmpdir(), 'genie-test-index');

const examine = (
  { context }: TestApp,
  changes: Partial<Config> = {},
  only = checkNames,
): Promise<Finding[]> => runDoctor({ ...context.config, ...changes }, { indexFolder, only });

const stateOf = (findings: readonly Finding[], check: string): string =>
  findings
    .filter((finding) => finding.check === check)
    .map(({ state }) => state)
    .join(', ');

const nowhere = 'http://127.0.0.1:9';

test('a healthy installation fails in nothing, and the doctor leaves no trace in it', async () => {
  const app = await startTestApp();
  const findings = await examine(app);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(new Set(findings.map(({ check }) => check)).size).toBe(12);
  expect(app.sandbox.mail.messages()).toEqual([]);
  expect(app.sandbox.payments.orders()).toEqual([]);
});

test.each<[string, (config: Config) => Partial<Config>, string]>([
  ['ai', ({ ai }) => ({ ai: { ...ai, baseUrl: nowhere } }), 'AI_BASE_URL'],
  ['mail', ({ mail }) => ({ mail: { ...mail, smtpUrl: 'smtp://127.0.0.1:9' } }), 'SMTP_URL'],
  ['identity', ({ identity }) => ({ identity: identity && { ...identity, issuer: nowhere } }), 'OIDC_ISSUER'],
  ['payments', ({ payments }) => ({ payments: { ...payments, baseUrl: nowhere } }), 'PAYMENT_BASE_URL'],
  ['payments', ({ payments }) => ({ payments: { ...payments, apiKey: 'd3Jvbmc6a2V5' } }), 'PAYMENT_API_KEY'],
  [
    'payments',
    ({ payments }) => ({ payments: { ...payments, outletId: '11111111-1111-1111-1111-111111111111' } }),
    'PAYMENT_OUTLET_ID',
  ],
  ['database', () => ({ databaseUrl: 'postgresql://nobody:secret-word@127.0.0.1:9/none' }), 'DATABASE_URL'],
])('%s that cannot be used is named with what to do', async (check, change, variable) => {
  const app = await startTestApp();
  const findings = await examine(app, { sandboxed: [], ...change(app.context.config) });
  expect(stateOf(findings, check)).toContain('failed');
  expect(findings.find((one) => one.check === check && one.state === 'failed')?.todo).toContain(variable);
  expect(JSON.stringify(findings)).not.toContain('secret-word');
  const others = findings.filter((one) => one.check !== check && one.check !== 'clock');
  expect(others.filter(({ state }) => state === 'failed')).toEqual([]);
});

test('where the sandbox stands in, it is the one to start', async () => {
  const app = await startTestApp();
  await app.sandbox.close();
  const findings = await examine(app, {}, ['ai', 'mail', 'identity', 'payments']);
  expect(findings.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);
  for (const { todo } of findings) expect(todo).toContain('npm start');
  expect(JSON.stringify(findings)).not.toContain('just now');
});

test('a sandbox that runs and refuses is not told to be started, but which setting is wrong', async () => {
  const app = await startTestApp();
  const { ai, identity, mail, payments } = app.context.config;
  const findings = await examine(
    app,
    {
      ai: { ...ai, model: 'nope' },
      mail: { ...mail, smtpUrl: mail.smtpUrl.replace('smtp:', 'smtps:') },
      identity: identity && { ...identity, issuer: `${identity.issuer}/` },
      payments: { ...payments, realm: 'wrong' },
    },
    ['ai', 'mail', 'identity', 'payments'],
  );
  const todoOf = (name: string) =>
    findings.find(({ check, state }) => check === name && state === 'failed')?.todo;
  expect(['ai', 'mail', 'identity', 'payments'].map(todoOf)).toEqual([
    expect.stringContaining('Check AI_BASE_URL, AI_API_KEY, AI_MODEL'),
    expect.stringContaining('smtps:// is for port 465'),
    expect.stringContaining('Check OIDC_ISSUER letter by letter'),
    expect.stringContaining('PAYMENT_REALM'),
  ]);
});

test('a model that the provider does not have is told with those it has', async () => {
  const app = await startTestApp();
  const { ai } = app.context.config;
  const findings = await examine(app, { ai: { ...ai, model: 'gpt-nothing' } }, ['ai']);
  expect(findings).toContainEqual({
    check: 'ai',
    state: 'warning',
    says: `${ai.baseUrl} does not list the model gpt-nothing`,
    todo: expect.stringContaining('genie-offline'),
  });
  expect(stateOf(findings, 'ai')).toBe('failed, warning');
  const withVectors = await examine(app, { ai: { ...ai, embeddingModel: 'genie-offline-embedding' } }, [
    'ai',
  ]);
  expect(stateOf(withVectors, 'ai')).toBe('ok, ok');
  const withoutVectors = await examine(app, { ai: { ...ai, embeddingModel: 'none' } }, ['ai']);
  expect(withoutVectors).toMatchObject([
    { state: 'ok' },
    {
      state: 'failed',
      says: expect.stringMatching(/^none: .*404/),
      todo: 'Set AI_EMBEDDING_MODEL to a model that the provider has, or leave it out.',
    },
  ]);
});

test('a clock that is ten minutes off is found by what the services say', async () => {
  const { context } = await startTestApp();
  const clock = createTestClock(new Date(Date.now() + 600_000));
  const findings = await runDoctor(context.config, { clock, only: ['clock'] });
  const found = findings.find(({ check }) => check === 'clock');
  expect(found).toMatchObject({ state: 'failed', todo: expect.stringContaining('set-ntp') });
  expect(found?.says).toMatch(/^(599|600|601) s ahead of /);
});

test('production with demo data, doubtful addresses and no trusted proxy hears of each', async () => {
  const app = await startTestApp();
  await seedDemoData(app.context);
  const { brand, http, mail, payments } = app.context.config;
  const findings = await examine(
    app,
    {
      production: true,
      sandboxed: ['payments'],
      http: { ...http, publicUrl: 'https://genie.example' },
      payments: { ...payments, baseUrl: 'https://api-gateway.sandbox.ksa.ngenius-payments.com' },
      mail,
      brand,
    },
    ['configuration', 'demo-data'],
  );
  expect(stateOf(findings, 'demo-data')).toBe('failed');
  expect(findings.find(({ check }) => check === 'demo-data')?.says).toBe(
    'demo accounts free@genie.local, pro@genie.local, expired@genie.local; demo coupons EXPIRED, FLAT25, FREE100, WELCOME10',
  );
  const todos = findings.filter(({ check }) => check === 'configuration').map(({ todo }) => todo);
  const expected = [
    ...['ALLOW_SANDBOX', 'TRUST_PROXY', 'MAIL_FROM', 'SUPPORT_EMAIL', 'CAPTCHA', 'PAYMENT_BASE_URL'],
    ...['OPERATOR_NAME', 'TAX_NUMBER', 'METRICS_TOKEN'],
  ];
  for (const variable of expected) {
    expect(todos).toContainEqual(expect.stringContaining(variable));
  }
});

test('mails that wait for long fail the check of the outbox, those given up are a warning', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  const createdAt = new Date(Date.now() - 3_600_000);
  const mail = { kind: 'test', nextAttemptAt: createdAt, createdAt };
  await db.outboxMail.createMany({
    data: [
      { ...mail, id: 'late', status: 'waiting' },
      { ...mail, id: 'lost', status: 'failed' },
      { ...mail, id: 'new', status: 'waiting', createdAt: new Date() },
    ],
  });
  const findings = await examine(app, {}, ['outbox']);
  expect(findings.map(({ says }) => says)).toEqual([
    '1 mails have waited for over 15 minutes',
    '1 mails were given up in the last 30 days',
  ]);
});

test('an order that was paid and started nothing is told', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app));
  app.sandbox.payments.pay(order.id);
  const clock = createTestClock(new Date(app.clock.now().getTime() + 600_000));
  const look = () => runDoctor(app.context.config, { clock, indexFolder, only: ['orders'] });
  expect(await look()).toMatchObject([
    {
      state: 'failed',
      says: expect.stringContaining(order.id),
      todo: expect.stringContaining('jobs run reconcile'),
    },
  ]);
  app.clock.advance({ minutes: 10 });
  await reconcileOrders(app.context);
  expect(await look()).toMatchObject([{ state: 'ok', says: '1 agree with the gateway' }]);
});

test('a database that is not migrated yet is left as it is', async () => {
  const app = await startTestApp();
  const empty = await createEmptyTestDatabase();
  onTestFinished(empty.drop);
  const findings = await examine(app, { databaseUrl: empty.databaseUrl });
  expect(stateOf(findings, 'database')).toBe('ok');
  expect(findings.find(({ check }) => check === 'demo-data')).toMatchObject({
    state: 'skipped',
    says: 'is looked at once the next start has made the database ready',
  });
  const again = await examine(app, { databaseUrl: empty.databaseUrl });
  expect(again.find(({ check }) => check === 'database')).toEqual(
    findings.find(({ check }) => check === 'database'),
  );
});

test('a database of something else is refused in words', async () => {
  const app = await startTestApp();
  await app.context.storage.db.$executeRawUnsafe('ALTER TABLE _prisma_migrations RENAME TO something');
  const findings = await examine(app, {}, ['database']);
  expect(findings[0]).toMatchObject({
    state: 'failed',
    todo: expect.stringContaining('DATABASE_URL'),
  });
});

test('little room is a warning, hardly any a failure', () => {
  const mebibyte = 2 ** 20;
  expect(judgeRoom(5_000 * mebibyte, '/data').state).toBe('ok');
  expect(judgeRoom(500 * mebibyte, '/data').state).toBe('warning');
  expect(judgeRoom(20 * mebibyte, '/data')).toMatchObject({ state: 'failed', says: '20 MiB free at /data' });
});

test('a folder that is not made yet is judged by the one that it will be in', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const findings = await examine(app, { dataDir: join(folder, 'not/made/yet') }, ['disk']);
  expect(findings.find(({ check }) => check === 'disk')?.says).toMatch(/MiB free at .*genie-test-\w+$/);
});
