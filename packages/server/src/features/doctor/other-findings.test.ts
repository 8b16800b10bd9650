import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { openOrder, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { sharedIndexFolder } from '../../testing/shared-knowledge.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { seedDemoData } from '../operations/index.ts';
import { runDoctor } from './index.ts';

const folderOf = async (name = ''): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return join(made, name);
};

const look = (
  { context }: TestApp,
  check: string,
  change: Partial<Config> = {},
  options: { indexFolder?: string; clock?: TestApp['clock'] } = {},
) =>
  runDoctor({ ...context.config, ...change }, { indexFolder: sharedIndexFolder, ...options, only: [check] });

test('an identity provider that is switched off is not looked at', async () => {
  const app = await startTestApp();
  expect(await look(app, 'identity', { identity: null })).toEqual([
    { check: 'identity', state: 'skipped', says: 'switched off' },
  ]);
});

test('services that answer are told with what they let us do', async () => {
  const app = await startTestApp();
  const { mail, identity, payments, http } = app.context.config;
  const host = new URL(payments.baseUrl).host;
  const says = async (check: string) => (await look(app, check)).map((one) => one.says);
  expect(await says('mail')).toEqual([`${new URL(mail.smtpUrl).host} takes mail from us`]);
  expect(await says('identity')).toEqual([
    `${identity?.issuer} was discovered; ${http.publicUrl}/handleOAuthCallback has to be registered there, and the client's secret is first tried by a sign-in`,
  ]);
  expect(await says('payments')).toEqual([
    `${host} gave a token for realm ${payments.realm}, which opens outlet ${payments.outletId}`,
  ]);
});

test('a clock that nobody can be asked about is not looked at', async () => {
  const app = await startTestApp();
  await app.sandbox.close();
  expect(await look(app, 'clock')).toEqual([
    { check: 'clock', state: 'skipped', says: 'no service outside said what time it is' },
  ]);
});

test('secrets that others can read are a warning', async () => {
  const app = await startTestApp();
  const dataDir = await folderOf();
  const file = join(dataDir, 'secrets.json');
  await writeFile(file, '{}', { mode: 0o600 });
  const warned = async () =>
    (await look(app, 'disk', { dataDir })).filter(({ says }) => says.includes('secrets'));
  expect(await warned()).toEqual([]);
  await chmod(file, 0o640);
  expect(await warned()).toEqual([
    {
      check: 'disk',
      state: 'warning',
      says: 'others on this machine can read the secrets',
      todo: `chmod 600 ${file}`,
    },
  ]);
});

test('a folder that cannot be written is a failure', async () => {
  const app = await startTestApp();
  // Nobody may write there, root neither.
  const sealed = '/proc/sys/kernel';
  const own = process.platform === 'linux' ? sealed : await folderOf('sealed');
  if (own !== sealed) await mkdir(own, { mode: 0o500 });
  expect(await look(app, 'disk', { dataDir: own })).toContainEqual({
    check: 'disk',
    state: 'failed',
    says: `${own} cannot be written`,
    todo: 'Give it to the user that runs the server, or set DATA_DIR.',
  });
});

test('demo data is in order beside the sandbox, and nowhere else', async () => {
  const app = await startTestApp();
  expect(await look(app, 'demo-data')).toEqual([{ check: 'demo-data', state: 'ok', says: 'none' }]);
  await seedDemoData(app.context);
  expect(await look(app, 'demo-data')).toMatchObject([
    { state: 'ok', says: expect.stringMatching(/^demo accounts /) },
  ]);
  expect(await look(app, 'demo-data', { sandboxed: ['ai'] })).toMatchObject([
    { state: 'failed', todo: 'Run `npm run genie -- demo remove`.' },
  ]);
});

test('an outbox in which nothing waits is well, and what to do about mails is told', async () => {
  const app = await startTestApp();
  expect(await look(app, 'outbox')).toEqual([
    { check: 'outbox', state: 'ok', says: 'nothing waits for long' },
  ]);
  const createdAt = new Date(Date.now() - 3_600_000);
  const mail = { kind: 'test', nextAttemptAt: createdAt, createdAt };
  await app.context.storage.db.outboxMail.createMany({
    data: [
      { ...mail, id: 'late', status: 'sending' },
      { ...mail, id: 'lost', status: 'failed' },
    ],
  });
  expect((await look(app, 'outbox')).map(({ state, todo }) => [state, todo])).toEqual([
    ['failed', 'See that a server runs and that mail is ok; then `npm run genie -- jobs run outbox`.'],
    ['warning', 'Search the log for "a mail could not be sent".'],
  ]);
});

const later = (app: TestApp) => createTestClock(new Date(app.clock.now().getTime() + 600_000));

test('each kind of doubtful order is told with what to do about it', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  const order = await openOrder(app, await signedInPerson(app));
  const found = async (data: Parameters<typeof db.order.update>[0]['data']) => {
    await db.order.update({ where: { id: order.id }, data });
    const [finding] = await look(app, 'orders', {}, { clock: later(app) });
    expect(finding).toMatchObject({ check: 'orders', state: 'failed' });
    expect(finding?.says.startsWith(`${order.id}: `)).toBe(true);
    return [finding?.says.slice(order.id.length + 2), finding?.todo];
  };
  expect(await found({ nextCheckAt: null })).toEqual([
    'It is open, but nobody will look at it again.',
    'See that a server runs; then `npm run genie -- jobs run reconcile`.',
  ]);
  expect(await found({ status: 'mismatch', failure: 'amount', endedAt: app.clock.now() })).toEqual([
    'Its payment does not fit: another amount.',
    "Compare it in the gateway's portal; then `plan grant` or `plan expire`, or refund it there.",
  ]);
  expect(await found({ status: 'refund_due', failure: 'late', paidAt: app.clock.now() })).toEqual([
    'Its money has to go back (late).',
    "Run `npm run genie -- jobs run reconcile`, or refund it in the gateway's portal.",
  ]);
  app.sandbox.payments.pay(order.id);
  expect(await found({ status: 'paid', subscriptionId: null })).toEqual([
    'It is paid, but started no plan.',
    'Run `npm run genie -- jobs run reconcile`; if it stays, `plan grant` gives what was paid for.',
  ]);
});

test('of many doubtful orders the oldest five are told, and of a gateway that does not answer that it does not', async () => {
  const app = await startTestApp();
  for (let number = 0; number < 7; number += 1) await openOrder(app, await signedInPerson(app));
  await app.context.storage.db.order.updateMany({ data: { nextCheckAt: null } });
  await app.sandbox.close();
  const findings = await look(app, 'orders', {}, { clock: later(app) });
  expect(findings).toHaveLength(7);
  expect(findings.slice(5)).toEqual([
    { check: 'orders', state: 'failed', says: '2 more orders', todo: 'Mend these first, then look again.' },
    {
      check: 'orders',
      state: 'warning',
      says: 'the gateway could not be asked about 7 orders',
      todo: 'Look again once payments is ok.',
    },
  ]);
});

test('rows of a database that cannot be used are not looked at', async () => {
  const app = await startTestApp();
  await app.context.storage.db.$executeRawUnsafe('ALTER TABLE _prisma_migrations RENAME TO something');
  for (const check of ['demo-data', 'outbox', 'orders']) {
    expect(await look(app, check)).toEqual([{ check, state: 'skipped', says: 'needs the database' }]);
  }
});

test('a check that fails by itself is a finding like any other, and holds up none', async () => {
  const app = await startTestApp();
  const { config } = app.context;
  const payments = { ...config.payments, baseUrl: 'no address' };
  const findings = await runDoctor({ ...config, payments }, { only: ['payments', 'mail'] });
  expect(findings).toMatchObject([
    { check: 'mail', state: 'ok' },
    {
      check: 'payments',
      state: 'failed',
      says: expect.stringContaining('Invalid URL'),
      todo: 'This was not expected: look at the log, or report it.',
    },
  ]);
});
