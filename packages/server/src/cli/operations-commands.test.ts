import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { seedDemoData } from '../features/operations/index.ts';
import { signedInPerson, startTestApp } from '../testing/index.ts';
import type { CliParts } from './command.ts';
import { buildProgram } from './program.ts';
import { runGenie, runGenieOn } from './testing/run-genie.ts';

const neverUsed = () => {
  throw new Error('nothing is run here');
};

const leavesOf = (command: Command, path: string[] = []): { command: Command; path: string }[] =>
  command.commands.length === 0
    ? [{ command, path: path.join(' ') }]
    : command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]));

const program = buildProgram({
  output: { line: neverUsed, error: neverUsed, progress: neverUsed },
  config: neverUsed,
  context: neverUsed,
});
const leaves = leavesOf(program);

test('every command that operators are promised is there', () => {
  const promised = [
    ...['create', 'show', 'export', 'delete', 'role'].map((name) => `user ${name}`),
    ...['list', 'set', 'grant', 'expire'].map((name) => `plan ${name}`),
    ...['create', 'list', 'disable'].map((name) => `coupon ${name}`),
    ...['import', 'list', 'remove', 'search', 'eval'].map((name) => `knowledge ${name}`),
    'order resolve',
    ...['jobs run', 'demo remove', 'doctor', 'backup', 'restore'],
  ];
  expect(leaves.map(({ path }) => path)).toEqual(expect.arrayContaining(promised));
});

test.each(leaves)(
  'the help of "$path" says what it does, shows an example of itself and offers --json',
  async ({ command, path }) => {
    const { code, text } = await runGenieOn(neverUsed, ...path.split(' '), '--help');
    expect(code).toBe(0);
    expect(command.description()).not.toBe('');
    expect(text).toContain(`npm run genie -- ${path}`);
    expect(text).toContain('--json');
  },
);

test('the help of all commands together, and of each group, shows an example that is one', async () => {
  const groups = program.commands.filter(({ commands }) => commands.length > 0).map((one) => one.name());
  expect(groups.length).toBeGreaterThan(7);
  for (const group of ['', ...groups]) {
    const { code, text } = await runGenieOn(neverUsed, ...(group === '' ? [] : [group]), '--help');
    const [, example = ''] = /npm run genie -- (.+)$/m.exec(text.split('Example:')[1] ?? '') ?? [];
    expect(code, group).toBe(0);
    expect(example.startsWith(group), `${group}: ${example}`).toBe(true);
    expect(
      leaves.map(({ path }) => path).filter((path) => example.startsWith(path)),
      example,
    ).toHaveLength(1);
  }
});

test('without a command, and with one that nobody knows, the usage is shown and the exit code is 2', async () => {
  for (const words of [[], ['user'], ['fly'], ['backup'], ['doctor', '--only', 'weather']]) {
    const { code, errors } = await runGenieOn(neverUsed, ...words);
    expect([words, code]).toEqual([words, 2]);
    expect(errors).not.toBe('');
  }
});

test('a backup is written, taken away from, and restored by the command line, without an open context', async () => {
  const { context, ...app } = await startTestApp();
  const person = await signedInPerson({ context, ...app });
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'genie.backup');
  const genie = (...words: string[]) => runGenieOn(() => context.config, ...words);
  const written = await genie('backup', file);
  expect(written).toMatchObject({ code: 0, errors: '' });
  expect(written.text).toMatch(/genie\.backup: \d+ rows of \d+ tables, \d+ KiB, read back and right\.$/);
  expect(await genie('backup', file)).toMatchObject({
    code: 1,
    errors: `${file} exists already. Give another name.`,
  });
  expect(await genie('restore', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  });
  await context.storage.db.user.delete({ where: { id: person.userId } });
  const restored = await genie('restore', file, '--replace', '--json');
  expect(restored.code).toBe(0);
  expect(JSON.parse(restored.text)).toMatchObject({ from: context.storage.kind, migrated: [] });
  expect(await context.storage.db.user.count()).toBe(1);
  await writeFile(file, 'no backup');
  expect(await genie('restore', file, '--replace')).toMatchObject({
    code: 1,
    errors: `${file} is not a backup of Genie.`,
  });
});

test('the doctor prints what it found with what to do, and fails when something does', async () => {
  const { context } = await startTestApp();
  const well = await runGenieOn(() => context.config, 'doctor', '--only', 'mail', 'disk');
  expect(well).toMatchObject({ code: 0, errors: '' });
  expect(well.text).toMatch(
    /^state +check +found\nok +mail +localhost:\d+ takes mail|^state +check +found\nok +mail +127/,
  );
  const mail = { ...context.config.mail, smtpUrl: 'smtp://127.0.0.1:9' };
  const ill = await runGenieOn(
    () => ({ ...context.config, mail, sandboxed: [] }),
    'doctor',
    '--only',
    'mail',
  );
  expect(ill).toMatchObject({ code: 1, errors: '1 check failed.' });
  expect(ill.text).toMatch(
    /\nFAILED +mail +127\.0\.0\.1:9: .*\n +→ Check host, port, user and password in SMTP_URL/,
  );
  const json = await runGenieOn(() => context.config, 'doctor', '--only', 'disk', '--json');
  expect(JSON.parse(json.text)).toMatchObject({
    healthy: true,
    findings: expect.arrayContaining([expect.objectContaining({ check: 'disk', state: 'ok' })]),
  });
});

test('the doctor tells what is wrong with a configuration that cannot even be read', async () => {
  const config = () => {
    throw new ConfigError(['PORT is "web", but must be: a port, 0 to 65535']);
  };
  const { code, text } = await runGenieOn(config, 'doctor');
  expect(code).toBe(1);
  expect(text).toMatch(/FAILED +configuration +PORT is "web"/);
});

test('the doctor reports a secrets.json that is damaged, and leaves it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'secrets.json');
  await writeFile(file, '{"JWT_SECRET": "cut o');
  const config: CliParts['config'] = (options) => readConfig({ DATA_DIR: folder }, options);
  const { code, text, errors } = await runGenieOn(config, 'doctor', '--json');
  expect([code, errors]).toEqual([1, '1 check failed.']);
  expect(JSON.parse(text)).toEqual({
    healthy: false,
    findings: [
      {
        check: 'configuration',
        state: 'failed',
        says: `${file} is damaged, but must hold JWT_SECRET and ENCRYPTION_KEY as they were generated; put a copy of it back, or set both`,
        todo: 'Correct it in .env or in the environment; .env.example explains each variable.',
      },
    ],
  });
  expect(await readFile(file, 'utf8')).toBe('{"JWT_SECRET": "cut o');
});

test('demo data is removed by the command line, and a second time there is none', async () => {
  const app = await startTestApp();
  await seedDemoData(app.context);
  expect((await runGenie(app, 'demo', 'remove')).text).toBe(
    'Removed free@genie.local, pro@genie.local, expired@genie.local, coupon EXPIRED, coupon FLAT25, coupon FREE100, coupon WELCOME10.',
  );
  expect((await runGenie(app, 'demo', 'remove')).text).toBe('There was none.');
});
