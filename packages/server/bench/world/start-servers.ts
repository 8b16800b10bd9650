import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-ports.ts';
import { jwtSecret } from './fill-database.ts';
import { type MeasuredProcess, messageOf, startProcess } from './measured-process.ts';

/** A server under measurement. */
export type Target = MeasuredProcess & {
  readonly url: string;
  /** From its start to its first answer. */
  readonly startSeconds: number;
};

/** The stand-ins of the outside world, as environment variables of a server. */
export type Outside = { readonly env: Readonly<Record<string, string>>; readonly end: () => Promise<void> };

export const startOutside = async (): Promise<Outside> => {
  const sandbox = startProcess('../processes/sandbox.ts');
  const { url, smtpUrl, aiBaseUrl } = await messageOf<{ url: string; smtpUrl: string; aiBaseUrl: string }>(
    sandbox.child,
    'aiBaseUrl',
  );
  const env = {
    AI_BASE_URL: aiBaseUrl,
    AI_API_KEY: 'sandbox',
    AI_MODEL: 'genie-offline',
    SMTP_URL: smtpUrl,
    OIDC_ISSUER: 'off',
    PAYMENT_BASE_URL: `${url}/payments`,
  };
  return { env, end: sandbox.end };
};

/** As scripts/with-node.mjs and the Dockerfile start it. */
const flagsAsItRuns = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--no-memory-reducer-favors-memory',
  '--expose-gc',
];
const envAsItRuns = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
};
const hardlyAnyLimit = '9999999/1s';
/** Of Node, for the server and the bare routes alike, to see what they would do. */
const flagsToTry = process.env.BENCH_FLAGS?.split(' ') ?? [];

/** The product, as `npm start` runs it but for its preparations; the bare routes run with the same settings. */
export const startServer = (
  databaseUrl: string,
  outside: Pick<Outside, 'env'>,
  flags: readonly string[] = [],
): Promise<Target> => start('../../src/main.ts', databaseUrl, outside, flags);

/** The bare routes it is measured against. */
export const startBaseline = (databaseUrl: string, outside: Pick<Outside, 'env'>): Promise<Target> =>
  start('../processes/baseline.ts', databaseUrl, outside, []);

const start = async (
  file: string,
  databaseUrl: string,
  { env }: Pick<Outside, 'env'>,
  flags: readonly string[],
): Promise<Target> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genie-bench-data-'));
  const port = await freePort();
  const startedAt = performance.now();
  const target = startProcess(file, {
    flags: [...flagsAsItRuns, ...flags, ...flagsToTry],
    env: {
      ...envAsItRuns,
      ...env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      JWT_SECRET: jwtSecret,
      ENCRYPTION_KEY: jwtSecret,
      SANDBOX: 'off',
      LIMIT_SCALE: '1000000',
      LIMIT_LOGIN_BY_ACCOUNT: hardlyAnyLimit,
      LIMIT_UNCOUNTED_BY_ACCOUNT: hardlyAnyLimit,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<never>((_, reject) =>
    target.child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`))),
  );
  ended.catch(() => undefined);
  await Promise.race([answers(url), ended]);
  return {
    ...target,
    url,
    startSeconds: (performance.now() - startedAt) / 1_000,
    async end() {
      await target.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string): Promise<void> => {
  for (;;) {
    const ok = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(10);
  }
};
