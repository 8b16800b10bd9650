import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoints } from '@genie/contract';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { registration, signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { runGenie as genie, runGenieOn } from './testing/run-genie.ts';

const amina = ['--email', 'Amina@Example.com', '--name', 'Amina Rahman', '--password', 'Secret1!'];

const unread = () => {
  throw new Error('the configuration is not needed');
};

const signIn = (app: TestApp, email = 'amina@example.com') =>
  app.call(endpoints.login, { body: { email, password: 'Secret1!' } });

test('a created user can sign in, is on the Free Plan, and takes the place of registrations that wait', async () => {
  const app = await startTestApp();
  const waiting = await app.call(endpoints.register, { body: registration('amina@example.com') });
  const created = await genie(app, 'user', 'create', ...amina, '--phone', '0501234567', '--json');
  expect(created).toMatchObject({ code: 0, errors: '' });
  const { id, free_plan } = JSON.parse(created.text);
  expect(free_plan).toBe(true);
  const { body } = await signIn(app);
  expect(body.name).toBe('Amina Rahman');
  const chat = await app.call(endpoints.getLastChatId, { token: body.access_token });
  expect(chat.body.subscription_history?.subscription_name).toBe('Free Plan');
  const shown = JSON.parse((await genie(app, 'user', 'show', '--email', 'amina@example.com', '--json')).text);
  expect(shown).toMatchObject({ id, role: 'user', phone: '0501234567' });
  expect(await app.context.storage.db.registration.count({ where: { id: waiting.body.user_id } })).toBe(0);
  expect(await genie(app, 'user', 'create', ...amina)).toMatchObject({
    code: 1,
    errors: 'There is an account with the email Amina@Example.com already.',
  });
});

test('an e-mail that has had its Free Plan does not get another, and the operator is told', async () => {
  const app = await startTestApp();
  expect((await genie(app, 'user', 'create', ...amina)).text).toMatch(
    /^Made the account of .*, on the Free Plan\.$/,
  );
  await genie(app, 'user', 'delete', '--email', 'amina@example.com');
  expect((await genie(app, 'user', 'create', ...amina)).text).toMatch(
    /, without a plan: this email has had its Free Plan\. `plan grant` starts one\.$/,
  );
  expect((await genie(app, 'user', 'show', '--email', 'amina@example.com')).text).toContain('Plan: none');
});

test('a password is taken from a file, without the end of its line', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'password');
  await writeFile(file, 'Secret1!\n');
  const created = await genie(app, 'user', 'create', ...amina.slice(0, 4), '--password-file', file);
  expect(created).toMatchObject({ code: 0, errors: '' });
  expect((await signIn(app)).status).toBe(200);
  const twice = await genie(app, 'user', 'create', ...amina, '--password-file', file);
  expect(twice).toMatchObject({ code: 2, errors: expect.stringContaining('cannot be used with') });
});

test('a password is taken from standard input', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const words = ['user', 'create', ...amina.slice(0, 4), '--password-file', '-'];
  const child = spawn(process.execPath, [main, ...words], { stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin.end('too-weak\n');
  expect(await text(child.stderr)).toContain(
    "'--password-file <file>' argument '-' is invalid. Password must include",
  );
});

test('a role is changed, and opens nothing', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const changed = await genie(app, 'user', 'role', '--email', person.email, '--role', 'operator');
  expect(changed).toMatchObject({ code: 0, text: `${person.email} is operator now.` });
  const user = await app.context.storage.db.user.findUniqueOrThrow({ where: { id: person.userId } });
  expect(user.role).toBe('operator');
});

test('an account is signed out everywhere, at once, and can sign in again', async () => {
  const app = await startTestApp();
  const { email, token } = await signedInPerson(app);
  await signIn(app, email);
  const out = await genie(app, 'user', 'sign-out', '--email', email);
  expect(out.text).toMatch(/: 2$/);
  expect((await app.call(endpoints.getUserProfile, { token })).status).toBe(401);
  expect((await signIn(app, email)).status).toBe(200);
});

test('an export holds what the person’s own export holds, for the owner of the file only', async () => {
  const app = await startTestApp();
  const { email } = await signedInPerson(app);
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'amina.zip');
  expect((await genie(app, 'user', 'export', '--email', email, '--to', file)).code).toBe(0);
  const names = Object.keys(unzipSync(await readFile(file)));
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'account.json']));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await genie(app, 'user', 'export', '--email', email, '--to', file)).toMatchObject({
    code: 1,
    errors: `${file} exists already. Give another name.`,
  });
  const nowhere = await genie(app, 'user', 'export', '--email', email, '--to', join(folder, 'no/a.zip'));
  expect(nowhere.errors).toContain('could not be written');
});

test('a deleted account is gone with its sessions, and its owner is told', async () => {
  const app = await startTestApp();
  const { email, token, userId } = await signedInPerson(app);
  expect((await genie(app, 'user', 'delete', '--email', email)).code).toBe(0);
  expect(await app.context.storage.db.user.count({ where: { id: userId } })).toBe(0);
  expect((await app.call(endpoints.getUserProfile, { token })).status).toBe(401);
  expect((await app.newestMail(email)).subject).toMatch(/deleted/i);
  expect((await genie(app, 'user', 'delete', '--email', email)).code).toBe(1);
});

test.each([
  ['a weak password', ['create', ...amina.slice(0, 4), '--password', 'secret'], 'Password must include'],
  ['no e-mail', ['create', '--email', 'amina', ...amina.slice(2)], 'valid email address'],
  ['an empty name', ['create', ...amina.slice(0, 2), '--name', ' ', ...amina.slice(4)], '--name'],
  ['a telephone of letters', ['create', ...amina, '--phone', 'none'], '--phone'],
  ['no password', ['create', ...amina.slice(0, 4)], '--password-file'],
  ['a file without a password', ['create', ...amina.slice(0, 4), '--password-file', '/nowhere'], 'ENOENT'],
  [
    'a file of another text',
    ['create', ...amina.slice(0, 4), '--password-file', import.meta.filename],
    'Password',
  ],
  ['an unknown role', ['role', '--email', 'a@example.com', '--role', 'king'], 'user, operator'],
])('%s is wrong usage, told in words', async (_, words, reason) => {
  const refused = await runGenieOn(unread, 'user', ...words);
  expect(refused.code).toBe(2);
  expect(refused.errors).toContain(reason);
});
