import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { closeContext, createContext } from './context.ts';
import { libraryJob } from './features/library/index.ts';
import { refuseDemoData, seedDemoData } from './features/operations/index.ts';
import { seedPlans } from './features/plans/index.ts';
import { measureProcess } from './metrics/metrics.ts';
import { MigrationFailed, MigrationRefused, migrate } from './storage/index.ts';

const drainSeconds = 25;

/**
 * Migrates, seeds, listens, and ends in order on SIGTERM or SIGINT: answers under way are finished first.
 *
 * @throws Error in plain words when it cannot start, such as a port that is taken
 */
export const serve = async (config: Config): Promise<void> => {
  await migrate({ databaseUrl: config.databaseUrl }).catch(rethrowDatabaseFailure);
  const context = await createContext(config);
  measureProcess(context.metrics);
  await seedPlans(context);
  await seedDemoData(context);
  await refuseDemoData(context).catch(async (error: unknown) => {
    await closeContext(context);
    throw error;
  });
  const app = await buildApp(context);
  await context.jobs.run(libraryJob);
  const { host, port, publicUrl } = config.http;
  try {
    await app.listen({ host, port });
  } catch (error) {
    await closeContext(context);
    throw listenError(error, port);
  }
  context.jobs.start();
  context.log.info({ publicUrl }, 'serving');

  let ending = false;
  const end = async (signal: string): Promise<void> => {
    if (ending) return;
    ending = true;
    context.log.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), drainSeconds * 1_000).unref();
    await app.close();
    await closeContext(context);
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

const rethrowDatabaseFailure = (cause: Error): never => {
  if (cause instanceof MigrationRefused || cause instanceof MigrationFailed) throw cause;
  throw new Error(`The database cannot be used (${cause.message}). Check DATABASE_URL and DATA_DIR.`, {
    cause,
  });
};

const listenError = (error: unknown, port: number): Error =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. End what uses it, or set PORT to another one.`, { cause: error })
    : new Error(`Cannot listen on port ${port}.`, { cause: error });
