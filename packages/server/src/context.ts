import { join } from 'node:path';
import { type Knowledge, openKnowledge } from '@genie/knowledge';
import { type Logger, pino } from 'pino';
import { type AiClient, createAiClient } from './adapters/ai/ai-client.ts';
import { createMailSender, type MailSender } from './adapters/mail/mail-sender.ts';
import { type BusinessTime, createBusinessTime } from './business-time.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
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
  readonly jobs: JobRunner;
};

type Parts = Partial<Pick<Context, 'clock' | 'random' | 'log'>> & { readonly indexFolder?: string };

/** Builds the context: opens the storage (which must be migrated) and the knowledge index. */
export const createContext = async (config: Config, parts: Parts = {}): Promise<Context> => {
  const log = parts.log ?? pino({ level: config.logLevel });
  const clock = parts.clock ?? systemClock;
  const [storage, knowledge] = await Promise.all([
    openStorage({ databaseUrl: config.databaseUrl, log }),
    openKnowledge({ indexFolder: parts.indexFolder ?? join(config.dataDir, 'index') }),
  ]);
  return {
    config,
    log,
    clock,
    random: parts.random ?? systemRandomness,
    time: createBusinessTime(config.timeZone),
    sealing: createSealing(config.secrets.encryption),
    storage,
    knowledge,
    ai: createAiClient(config.ai),
    mail: createMailSender(config.mail),
    jobs: createJobRunner(log),
  };
};

/** Ends what `createContext` opened. */
export const closeContext = async (context: Context): Promise<void> => {
  await context.jobs.stop();
  context.mail.close();
  context.knowledge.close();
  await context.storage.close();
};
