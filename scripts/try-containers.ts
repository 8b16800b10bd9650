// npm run check:containers: goes through the Dockerfile without a container engine, and runs what comes of it.
import { equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../packages/server/src/storage/testing/start-postgres.ts';
import { type Built, buildStages } from './containers/build-stages.ts';
import { readDockerfile } from './containers/read-dockerfile.ts';
import { type Running, runImage } from './containers/run-image.ts';
import { askOneQuestion, hasDemoAccount } from './containers/try-product.ts';
import { freePort, freePorts } from './free-ports.ts';
import { root } from './run.ts';

const secret = 'container-check-'.padEnd(32, 'x');
const running: Running[] = [];
const log = (line: string) => console.log(`  ${line}`);

const start = (...[image, given, command]: Parameters<typeof runImage>): Running => {
  const one = runImage(image, given, command);
  running.push(one);
  return one;
};

/** As docker-compose.yml starts it: the sandbox, PostgreSQL, and the server on them. */
const tryWithSandbox = async (app: Built, sandbox: Built): Promise<void> => {
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const ports = { SANDBOX_PORT: `${sandboxPort}`, SANDBOX_SMTP_PORT: `${smtpPort}` };
  const database = await startPostgres();
  try {
    const outside = start(sandbox, {
      ...ports,
      SANDBOX_HOST: '0.0.0.0',
      SANDBOX_PUBLIC_URL: `http://localhost:${sandboxPort}`,
      APP_URL: url,
    });
    const variables = {
      ...ports,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: database.url,
    };
    const server = start(app, variables);
    await Promise.all([outside.healthy(), server.healthy()]);
    log('sandbox and server are healthy');
    await askOneQuestion(url);
    log('a question was answered');
    const doctor = start(app, variables, [
      'node',
      '/app/packages/server/src/cli/main.ts',
      ...['doctor', '--only', 'configuration', 'index', 'disk'],
    ]);
    equal(await doctor.exited, 0, doctor.output());
    log('the commands of the operator run');
    equal(await server.stop(), 0, server.output());
    equal(await outside.stop(), 0, outside.output());
    log('both ended in order on SIGTERM');
    equal((await stat(join(app.folder, 'data/secrets.json'))).mode & 0o777, 0o600);
    const index = await readdir(join(app.folder, 'data/index'));
    ok(!index.some((name) => name.startsWith('knowledge-')), 'the index was not built ahead');
  } finally {
    await database.stop();
  }
};

/** As it is started for customers: nothing unfit is let through, and SQLite is in the volume. */
const tryProduction = async (app: Built, sandbox: Built): Promise<void> => {
  const outside = start(sandbox, { NODE_ENV: 'production', SANDBOX_HOST: '0.0.0.0' });
  equal(await outside.exited, 1);
  match(outside.output(), /The sandbox does not start with NODE_ENV=production/);
  log('the sandbox refuses to start in production');
  const port = `${await freePort()}`;
  const refused = start(app, { PORT: port });
  equal(await refused.exited, 1);
  match(refused.output(), /JWT_SECRET is not set/);
  match(refused.output(), /the sandbox would take the payments/);
  log('production refuses to start without its settings');
  const server = start(app, {
    PORT: port,
    PUBLIC_URL: 'https://genie.example.com',
    JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
    ALLOW_SANDBOX: 'ai,mail,identity,payments',
    CAPTCHA: 'off',
  });
  await server.healthy();
  ok(!(await hasDemoAccount(`http://localhost:${port}`)), 'production has demo accounts');
  equal(await server.stop(), 0, server.output());
  log('production starts with them, on SQLite, and has no demo accounts');
};

const sizeOf = async (folder: string): Promise<string> =>
  (await promisify(execFile)('du', ['-sm', folder])).stdout.split('\t')[0] ?? '';

const work = await mkdtemp(join(tmpdir(), 'genie-containers-'));
try {
  // Entered by the user of the image, too.
  await chmod(work, 0o755);
  const built = await buildStages(readDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8')), {
    root,
    work,
    log,
    dockerIgnore: await readFile(join(root, '.dockerignore'), 'utf8'),
  });
  const { app, sandbox } = Object.fromEntries(built);
  if (!app || !sandbox) throw new Error('The Dockerfile has no stage app or sandbox.');
  for (const { folder } of [app, sandbox]) {
    await promisify(execFile)('chmod', ['-R', 'a-w', join(folder, 'app')]);
    log(
      `${folder.split('/').at(-1)}: ${await sizeOf(join(folder, 'app'))} MB above its base image, made read-only`,
    );
  }
  await tryWithSandbox(app, sandbox);
  await tryProduction(app, sandbox);
  console.log('The containers are as they should be.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const one of running) await one.stop();
  await promisify(execFile)('chmod', ['-R', 'u+w', work]);
  await rm(work, { recursive: true, force: true });
}
