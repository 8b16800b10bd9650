import { join } from 'node:path';
import { pages } from '@genie/contract';
import { type Knowledge, openKnowledge } from '@genie/knowledge';
import type { Logger } from 'pino';
import { type AiClient, createAiClient } from './adapters/ai/ai-client.ts';
import { createEmbedding } from './adapters/ai/embedding-client.ts';
import { queuedAi } from './adapters/ai/queued-ai.ts';
import { createIdentityClient, type IdentityClient } from './adapters/identity/identity-client.ts';
import { createMailSender, type MailSender } from './adapters/mail/mail-sender.ts';
import { createGatewayClient, type GatewayClient } from './adapters/payments/gateway-client.ts';
import { type BusinessTime, createBusinessTime } from './business-time.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { createLog } from './log.ts';
import { measuredAi, measuredKnowledge } from './metrics/measured.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type Randomness, systemRandomness } from './randomness.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { openStorage, type Storage } from './storage/open-storage.ts';

/** Everything a verb may use of the world, built in one place. */
export type Context = {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly time: BusinessTime;
  readonly sealing: Sealing;
  readonly storage: Storage;
  readonly knowledge: Knowledge;
  readonly ai: AiClient;
  readonly mail: MailSender;
  /** The OpenID provider of "Sign in with Google"; null when it is switched off. */
  readonly identity: IdentityClient | null;
  readonly payments: GatewayClient;
  readonly jobs: JobRunner;
  readonly metrics: Metrics;
};

type Parts = Partial<Pick<Context, 'clock' | 'random' | 'log' | 'knowledge'>> & {
  readonly indexFolder?: string;
  /** Told before the index of the knowledge is built, which takes seconds. */
  readonly onIndexBuild?: () => void;
  /** How many times as long as usual the database is waited for. */
  readonly patience?: number;
};

/** Builds the context: opens the storage (which must be migrated) and, unless it is given, the knowledge. */
export const createContext = async (config: Config, parts: Parts = {}): Promise<Context> => {
  const log = parts.log ?? createLog(config);
  const clock = parts.clock ?? systemClock;
  const random = parts.random ?? systemRandomness;
  const metrics = createMetrics();
  const [storage, knowledge] = await Promise.all([
    openStorage({
      databaseUrl: config.databaseUrl,
      log,
      ...(parts.patience !== undefined && { patience: parts.patience }),
    }),
    parts.knowledge ??
      openKnowledge({
        indexFolder: parts.indexFolder ?? join(config.dataDir, 'index'),
        onBuild: parts.onIndexBuild,
        embedding: createEmbedding(
          config.ai,
          (error) => log.warn({ err: error }, 'the embedding model failed'),
          ({ seconds, tokens, isDone }) => {
            metrics.embeddingSeconds.observe({ outcome: isDone ? 'done' : 'failed' }, seconds);
            metrics.tokens.inc({ kind: 'embedding' }, tokens);
          },
        ),
      }),
  ]);
  return {
    config,
    log,
    clock,
    random,
    time: createBusinessTime(config.timeZone),
    sealing: createSealing(config.secrets.encryption),
    storage,
    knowledge: measuredKnowledge(knowledge, metrics),
    ai: queuedAi(
      measuredAi(
        createAiClient(config.ai, {
          clock,
          onUsage: ({ prompt, completion }) => {
            metrics.tokens.inc({ kind: 'prompt' }, prompt);
            metrics.tokens.inc({ kind: 'completion' }, completion);
          },
        }),
        metrics,
      ),
      { onRefused: () => metrics.limitsHit.inc({ limit: 'provider' }) },
    ),
    mail: createMailSender(config.mail),
    identity:
      config.identity &&
      createIdentityClient(config.identity, {
        clock,
        redirectUri: `${config.http.publicUrl}${pages.oauthCallback}`,
        timeoutSeconds: config.identity.timeoutSeconds,
      }),
    payments: createGatewayClient(config.payments, { clock, random }),
    jobs: createJobRunner(log, ({ job, seconds, outcome }) =>
      metrics.jobSeconds.observe({ job, outcome }, seconds),
    ),
    metrics,
  };
};

/** Ends what `createContext` opened. */
export const closeContext = async (context: Context): Promise<void> => {
  await context.jobs.stop();
  context.mail.close();
  context.knowledge.close();
  await context.storage.close();
};
