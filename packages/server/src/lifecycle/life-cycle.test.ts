import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths, systemTexts } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { withMigrationSession } from '../storage/migrate.ts';
import { askAt, type EventOfStream, personAt, readEventsAt, startReplica } from '../testing/index.ts';
import { endAfterTest, installation, storageOf } from '../testing/replicas/installation.ts';
import { keptConnection } from '../testing/replicas/kept-connection.ts';
import { newDataDir } from '../testing/replicas/new-data-dir.ts';

const cliFile = join(import.meta.dirname, '../cli/main.ts');
const refusal = { detail: systemTexts.shuttingDown, code: 'shutting_down' };

/** Migrates and does not come to an end, until it is told to. */
const holdMigration = async (databaseUrl: string): Promise<() => void> => {
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = withMigrationSession(databaseUrl, () => {
    begun.resolve();
    return held.promise;
  });
  onTestFinished(async () => {
    held.resolve();
    await holding;
  });
  await begun.promise;
  return held.resolve;
};

const statusOf = (url: string): Promise<number | string> =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    (error: { cause?: { code?: string } }) => String(error.cause?.code),
  );

test('a server that starts lives and is not ready, until its database is migrated and its index is open', async () => {
  const { env, databaseUrl, url } = await installation();
  const letGo = await holdMigration(databaseUrl);
  const starting = startReplica(env);
  await expect.poll(() => statusOf(`${url}${paths.health}`)).toBe(200);
  const early = await fetch(`${url}${paths.readiness}`);
  expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([503, '2', refusal]);
  expect(await statusOf(`${url}${paths.settings}`)).toBe(503);
  letGo();
  endAfterTest(await starting);
  expect(await (await fetch(`${url}${paths.readiness}`)).json()).toEqual({ status: 'ready' });
  expect(await statusOf(`${url}${paths.settings}`)).toBe(200);
});

test('a server is ready when the documents of one’s own are indexed, not before', async () => {
  const { env, databaseUrl, home, url } = await installation();
  await (await startReplica(env)).end();
  const folder = await mkdtemp(join(home, 'own-'));
  for (let number = 0; number < 100; number += 1) {
    const name = `Zorblax${number}`;
    const paragraphs = Array.from(
      { length: 20 },
      (_, at) => `A ${name} terminal costs ${number + at} AED a month.`,
    );
    await writeFile(join(folder, `${number}.md`), `# ${name} policy\n\n${paragraphs.join('\n\n')}\n`);
  }
  await promisify(execFile)(process.execPath, [cliFile, 'knowledge', 'import', folder], {
    env: { PATH: process.env.PATH, ...env },
  });
  // A folder in which none of them is indexed yet.
  const elsewhere = { ...env, DATA_DIR: await newDataDir(home) };
  endAfterTest(await startReplica(elsewhere));
  const storage = await storageOf(databaseUrl);
  const { token } = await personAt(url, storage, { planId: 2 });
  const { body } = await askAt(url, { token, query: 'What does a Zorblax99 terminal cost?' });
  expect(body.message.documents_used[0]?.title).toBe('Zorblax99 policy');
}, 60_000);

test('a server that is told to end finishes its streams, stores their answers, and lets every connection go', async () => {
  const { env, databaseUrl, sandbox, url } = await installation();
  const replica = endAfterTest(await startReplica(env));
  const storage = await storageOf(databaseUrl);
  const { token } = await personAt(url, storage, { planId: 3 });
  sandbox.control.set('ai', { mode: 'slow', after_chunks: 6, delay_ms: 600_000 });
  const body = { query: 'What does DE 39 = 05 mean?' };
  const stream = readEventsAt(url, { path: paths.sendPrompt, token, body });
  const seen: EventOfStream[] = [];
  while (seen.at(-1)?.event !== 'block') seen.push((await stream.next()).value as EventOfStream);
  const unused = keptConnection(url);
  expect(await unused.ask(paths.settings)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const ended = replica.end();
  await unused.closed();
  await expect.poll(() => statusOf(`${url}${paths.health}`)).toBe('ECONNREFUSED');
  sandbox.control.reset();
  for await (const event of stream) seen.push(event);
  expect(seen.at(-1)).toMatchObject({ event: 'done', data: { message: { status: 'finished' } } });
  expect(await ended).toBe(0);
  expect(await storage.db.entry.findMany()).toMatchObject([{ status: 'finished' }]);
});

test('a server says in one line why it cannot start, and is gone', async () => {
  const { env, databaseUrl, url } = await installation();
  const { db } = await storageOf(databaseUrl);
  await db.$executeRawUnsafe('CREATE TABLE somebody_elses (id TEXT)');
  const failure = await startReplica(env).catch((error: Error) => error.message);
  expect(failure).toMatch(/\nThe database holds tables, but not those of this product\. Name an empty one/);
  expect(await statusOf(`${url}${paths.health}`)).toBe('ECONNREFUSED');
});

test('production does not start on a database with demo data', async () => {
  const { env: bare, sandbox, url } = await installation();
  // Known as the sandbox by its ports: only a product that is tried out has demo data.
  const { port: SANDBOX_PORT } = new URL(sandbox.url);
  const { port: SANDBOX_SMTP_PORT } = new URL(sandbox.smtpUrl);
  const env = { ...bare, SANDBOX: 'off', SANDBOX_PORT, SANDBOX_SMTP_PORT };
  await (await startReplica({ ...env, NODE_ENV: 'development' })).end();
  const production = {
    ...env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://genie.example',
    JWT_SECRET: 'j'.repeat(32),
    ENCRYPTION_KEY: 'e'.repeat(32),
    ALLOW_SANDBOX: 'ai,mail,payments',
    PAYMENT_API_KEY: 'k'.repeat(20),
    PAYMENT_REALM: 'ni',
    PAYMENT_OUTLET_ID: 'outlet',
    PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
  };
  const failure = await startReplica(production).catch((error: Error) => error.message);
  expect(failure).toContain('The database holds demo accounts (free@genie.local,');
  expect(failure).toContain('The database holds demo coupons (EXPIRED,');
  expect(await statusOf(`${url}${paths.health}`)).toBe('ECONNREFUSED');
}, 60_000);

test('a port that is taken is named, whatever the database is like', async () => {
  const { env } = await installation();
  endAfterTest(await startReplica(env));
  const failure = await startReplica(env).catch((error: Error) => error.message);
  expect(failure).toContain(`Port ${env.PORT} is taken. End what uses it, or set PORT to another one.`);
});
