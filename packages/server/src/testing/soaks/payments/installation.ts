import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../../../../scripts/free-ports.ts';
import { createGatewayClient, type GatewayClient } from '../../../adapters/payments/gateway-client.ts';
import { readConfig } from '../../../config/config.ts';
import { openStorage, type Storage } from '../../../storage/index.ts';
import { createTestDatabase } from '../../../storage/testing/index.ts';
import { hardlyAnyLimits } from '../../fuzzing/fuzz-accounts.ts';
import { type SpawnedProcess, startProcess } from '../spawned-process.ts';
import { type Reconciler, reconcilerIn } from './reconciler.ts';

const serverFile = new URL('../server-process.ts', import.meta.url);
const sandboxFile = new URL('../../../../../sandbox/src/main.ts', import.meta.url);
const reconcilerFile = new URL('./reconciler-process.ts', import.meta.url);

/** The product in processes of its own: servers, a reconciler beside them, the sandbox, and one database. */
export type Installation = {
  /** Addresses of the servers; more than one needs PostgreSQL. Webhooks go to the first. */
  readonly serverUrls: readonly string[];
  readonly sandboxUrl: string;
  readonly storage: Storage;
  /** A client of the gateway beside the servers' own. */
  readonly gateway: GatewayClient;
  /** The process that looks at orders, which changes when it is killed. */
  readonly reconciler: () => Reconciler;
  /** How many processes can be killed: the servers, and the reconciler as the last. */
  readonly mortals: number;
  /** Kills one of them as a power cut does, starts it again, and waits until it is ready. */
  readonly killAndRestart: (mortal: number) => Promise<void>;
  /** What servers and reconciler have logged as an error. */
  readonly errors: () => string[];
  readonly close: () => Promise<void>;
};

/** Starts an installation on a database of its own, of the kind the suite runs on. */
export const startInstallation = async (): Promise<Installation> => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'genie-soak-'));
  const ports = await freePorts(database.kind === 'postgresql' ? 2 : 1);
  const serverUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const sandbox = await startProcess(sandboxFile, {
    env: { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', APP_URL: serverUrls[0] ?? '' },
    isReady: (line) => line.startsWith('Sandbox ready'),
  });
  const [sandboxUrl = ''] = sandbox.readyLine.match(/http:\/\/[\d.:]+/) ?? [];
  const [smtpUrl = ''] = sandbox.readyLine.match(/smtp:\/\/[\d.:]+/) ?? [];
  const env = {
    ...hardlyAnyLimits,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.databaseUrl,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_URL: 'http://localhost:3000',
    AI_BASE_URL: `${sandboxUrl}/ai/v1`,
    AI_API_KEY: 'sandbox',
    AI_MODEL: 'genie-offline',
    SMTP_URL: smtpUrl,
    PAYMENT_BASE_URL: `${sandboxUrl}/payments`,
    OIDC_ISSUER: 'off',
  };
  const startServer = (port: number) =>
    startProcess(serverFile, {
      env: { ...env, PORT: String(port) },
      isReady: (line) => line.includes('"msg":"serving"'),
    });
  const starts = [
    ...ports.map((port) => () => startServer(port)),
    () => startProcess(reconcilerFile, { env, isReady: (line) => line === 'ready' }),
  ];
  const mortals: SpawnedProcess[] = await Promise.all(starts.map((start) => start()));
  const storage = await openStorage({ databaseUrl: database.databaseUrl });
  const past: string[] = [];
  const errorsOf = ({ lines }: SpawnedProcess) => lines.filter((line) => /"level":[56]0/.test(line));
  let reconciler = reconcilerIn((mortals.at(-1) as SpawnedProcess).child);
  return {
    serverUrls,
    sandboxUrl,
    storage,
    gateway: createGatewayClient(readConfig(env).payments),
    mortals: mortals.length,
    reconciler: () => reconciler,
    async killAndRestart(index) {
      const mortal = mortals[index];
      const start = starts[index];
      if (!mortal || !start) throw new RangeError(`there is no process ${index}`);
      await mortal.kill();
      past.push(...errorsOf(mortal));
      const next = await start();
      mortals[index] = next;
      if (index === mortals.length - 1) reconciler = reconcilerIn(next.child);
    },
    errors: () => [...past, ...mortals.flatMap(errorsOf)],
    async close() {
      await Promise.all([...mortals, sandbox].map((one) => one.kill()));
      await storage.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
