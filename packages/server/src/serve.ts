import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { type Context, createContext } from './context.ts';
import { databaseFailure } from './database-failure.ts';
import { libraryJob } from './features/library/index.ts';
import { refuseDemoData, seedDemoData } from './features/operations/index.ts';
import { seedPlans } from './features/plans/index.ts';
import { endInOrder } from './lifecycle/end-in-order.ts';
import { endOnUncaught } from './lifecycle/end-on-uncaught.ts';
import { createFrontDoor, type FrontDoor } from './lifecycle/front-door.ts';
import { giveBackMemory } from './lifecycle/give-back-memory.ts';
import { listenFailure } from './lifecycle/listen-failure.ts';
import { measureProcess } from './metrics/metrics.ts';
import { migrate } from './storage/index.ts';

/**
 * Listens, migrates, seeds, indexes, and only then says that it is ready and serves. On SIGTERM or SIGINT it ends in
 * order: answers under way are finished first.
 *
 * @throws Error in plain words when it cannot start, such as a port that is taken; the process is to end then
 */
export const serve = async (config: Config): Promise<void> => {
  const { host, port, publicUrl } = config.http;
  const door = createFrontDoor();
  await door.listen({ host, port }).catch((error: unknown) => {
    throw listenFailure(error, { host, port });
  });
  const { app, context } = await start(config, door);
  giveBackMemory();
  door.open();
  context.jobs.start();
  context.log.info({ publicUrl }, 'serving');

  let ending = false;
  const end = (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    endInOrder({ app, context, door }, signal).catch((err: unknown) => {
      context.log.fatal({ err }, 'the process could not end in order');
      process.exit(1);
    });
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

const start = async (
  config: Config,
  door: FrontDoor,
): Promise<{ app: FastifyInstance; context: Context }> => {
  await migrate({ databaseUrl: config.databaseUrl }).catch((error: Error) => {
    throw databaseFailure(error);
  });
  const context = await createContext(config);
  endOnUncaught(context.log);
  measureProcess(context.metrics);
  await seedPlans(context);
  await seedDemoData(context);
  await refuseDemoData(context);
  const app = await buildApp(context, { serverFor: door.serverFor });
  await app.ready();
  await context.jobs.run(libraryJob);
  return { app, context };
};
