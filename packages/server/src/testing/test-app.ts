import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Endpoint } from '@genie/contract';
import { type Sandbox, type SandboxOptions, startSandbox } from '@genie/sandbox';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Context, closeContext, createContext } from '../context.ts';
import { outboxJob } from '../features/mail/index.ts';
import { seedPlans } from '../features/plans/index.ts';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../storage/testing/index.ts';
import { type CallOptions, contractCall } from './contract-call.ts';
import { sharedIndexFolder, sharedKnowledge } from './shared-knowledge.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** The application as it runs, on a database of its own and with the sandbox for the outside world. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly sandbox: Sandbox;
  readonly clock: TestClock;
  /** Every line logged so far. */
  readonly logs: readonly string[];
  readonly call: <E extends Endpoint>(
    endpoint: E,
    options?: CallOptions,
  ) => ReturnType<typeof contractCall<E>>;
  /** Sends what waits in the outbox, then gives the newest mail to an address. */
  readonly newestMail: (to: string) => Promise<{ subject: string; text: string; html: string }>;
};

type Options = {
  readonly ai?: Partial<Config['ai']>;
  readonly mail?: Partial<Config['mail']>;
  readonly identity?: Partial<NonNullable<Config['identity']>>;
  readonly payments?: Partial<Config['payments']>;
  /** How the sandbox's payment gateway behaves. */
  readonly gateway?: SandboxOptions['payments'];
  /** Where the sandbox stands, for what stands before it. */
  readonly sandbox?: Pick<SandboxOptions, 'port' | 'publicUrl'>;
  /** A database of the test's own, which it drops. */
  readonly databaseUrl?: string;
  /** How many times as long as usual the database is waited for. */
  readonly patience?: number;
  /** The built web client; unless it is given, only the HTTP interface is served. */
  readonly webFolder?: string;
  readonly capacity?: NonNullable<AppOptions['capacity']>;
  readonly answersEndWithinSeconds?: number;
  /** Variables of the environment, such as limits or CAPTCHA. */
  readonly env?: Readonly<Record<string, string>>;
};

/** A machine that is busy with other tests is not what a test is about. */
const patienceWithTheDatabase = 10;
const unlimited = { mostRequests: Number.POSITIVE_INFINITY, longestDelayMs: Number.POSITIVE_INFINITY };

/** Starts the application for one test; everything it opened is closed when the test ends. */
export const startTestApp = async (options: Options = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genie-test-'));
  const database = await createTestDatabase();
  const clock = createTestClock();
  const logs: string[] = [];
  const base = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', ...options.env });
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    ...options.sandbox,
    appUrl: base.http.publicUrl,
    // Webhooks go out only where a test asks for them: see `receiveWebhooks`.
    payments: {
      now: () => clock.now().getTime(),
      ...options.gateway,
      webhook: { url: null, ...options.gateway?.webhook },
    },
  });
  const config: Config = {
    ...base,
    databaseUrl: options.databaseUrl ?? database.databaseUrl,
    // The lowest cost that bcrypt knows: what is tested is not its slowness.
    passwords: { bcryptCost: 4 },
    ai: { ...base.ai, baseUrl: sandbox.aiBaseUrl, ...options.ai },
    mail: { ...base.mail, smtpUrl: sandbox.smtpUrl, ...options.mail },
    payments: { ...base.payments, baseUrl: sandbox.payments.baseUrl, ...options.payments },
    identity: base.identity && {
      ...base.identity,
      issuer: sandbox.identity.issuer,
      ...options.identity,
    },
  };
  const log = createLog(
    config,
    new Writable({
      write(line, _encoding, done) {
        logs.push(String(line));
        done();
      },
    }),
  );
  const context = await createContext(config, {
    clock,
    log,
    indexFolder: sharedIndexFolder,
    patience: options.patience ?? patienceWithTheDatabase,
    // With an embedding model, what is found depends on the test's own.
    ...(config.ai.embeddingModel === undefined && { knowledge: await sharedKnowledge() }),
  });
  await seedPlans(context);
  const webFolder = join(dataDir, 'no-web-client');
  const app = await buildApp(context, { capacity: unlimited, webFolder, ...options });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await closeContext(context);
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    context,
    sandbox,
    clock,
    logs,
    call: (endpoint, call) => contractCall(app, endpoint, call),
    async newestMail(to) {
      await context.jobs.run(outboxJob);
      const message = await sandbox.mail.waitForMessage((mail) =>
        mail.to.some(({ address }) => address.toLowerCase() === to.toLowerCase()),
      );
      return { subject: message.subject, text: message.text, html: message.html };
    },
  };
};
