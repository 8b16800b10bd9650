import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@genie/contract';
import { type Sandbox, startSandbox } from '@genie/sandbox';
import { freePort } from '../../../../../scripts/free-ports.ts';
import { openStorage, type Storage } from '../../storage/index.ts';
import { createEmptyTestDatabase } from '../../storage/testing/index.ts';
import { type SpawnedProcess, startProcess } from '../soaks/spawned-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { newDataDir } from './new-data-dir.ts';
import { noonZone } from './noon-zone.ts';
import { servicesOf } from './services-of.ts';

const serverFile = new URL('../../main.ts', import.meta.url);

/** One server process. */
export type Replica = {
  readonly url: string;
  readonly process: () => SpawnedProcess;
  /** What it has logged as an error, over all its starts. */
  readonly errors: () => string[];
  /** Asks it to end, and gives its exit code. */
  readonly end: () => Promise<number | null>;
  readonly start: () => Promise<void>;
};

/** Several server processes on one database behind a balancer, and the outside world beside the test. */
export type Replicas = {
  readonly balancer: Balancer;
  readonly servers: readonly Replica[];
  readonly sandbox: Sandbox;
  readonly storage: Storage;
  /** What every process of the installation is configured with; each server has its own PORT and DATA_DIR. */
  readonly env: Readonly<Record<string, string>>;
  /** A folder for one more process. */
  readonly newDataDir: () => Promise<string>;
  /** What servers have logged as an error. */
  readonly errors: () => string[];
  readonly close: () => Promise<void>;
};

/** Starts so many servers at once on one empty database, of the kind the suite runs on, which they migrate themselves. */
export const startReplicas = async (
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Replicas> => {
  const database = await createEmptyTestDatabase();
  const home = await mkdtemp(join(tmpdir(), 'genie-replicas-'));
  const balancer = await startBalancer();
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    appUrl: balancer.url,
    payments: { webhook: { url: `${balancer.url}${paths.paymentWebhook}` } },
  });
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.databaseUrl,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: '127.0.0.1',
    ...servicesOf(sandbox),
    BUSINESS_TIME_ZONE: noonZone(),
    ...settings,
  };
  const servers = await Promise.all(
    Array.from({ length: count }, async () => startReplica({ ...env, DATA_DIR: await newDataDir(home) })),
  );
  balancer.setServers(servers.map(({ url }) => url));
  const storage = await openStorage({ databaseUrl: database.databaseUrl });
  return {
    balancer,
    servers,
    sandbox,
    storage,
    env,
    newDataDir: () => newDataDir(home),
    errors: () => servers.flatMap(({ errors }) => errors()),
    async close() {
      await Promise.all(servers.map(({ process }) => process().kill()));
      await balancer.close();
      await sandbox.close();
      await storage.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
};

/** Starts one server, on a free port unless PORT is given, and waits until it serves. */
export const startReplica = async (env: Readonly<Record<string, string>>): Promise<Replica> => {
  const port = env.PORT ?? String(await freePort());
  const spawn = () =>
    startProcess(serverFile, {
      env: { ...env, PORT: port },
      isReady: (line) => line.includes('"msg":"serving"'),
    });
  let process = await spawn();
  const all = [process];
  return {
    url: `http://127.0.0.1:${port}`,
    process: () => process,
    errors: () => all.flatMap(({ lines }) => lines.filter((line) => /"level":[56]0/.test(line))),
    async end() {
      const { child } = process;
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    async start() {
      process = await spawn();
      all.push(process);
    },
  };
};
