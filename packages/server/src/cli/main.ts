import { type Config, readConfig } from '../config/config.ts';
import { type Context, closeContext, createContext } from '../context.ts';
import { databaseFailure } from '../database-failure.ts';
import { registerLibrary } from '../features/library/index.ts';
import { registerMail } from '../features/mail/index.ts';
import { registerPaymentJobs } from '../features/payments/index.ts';
import { seedPlans } from '../features/plans/index.ts';
import { registerCleanUp } from '../jobs/clean-up.ts';
import { createLog } from '../log.ts';
import { startFailure } from '../start-failure.ts';
import { migrate } from '../storage/index.ts';
import type { CliParts } from './command.ts';
import { outputFailure, terminal } from './output.ts';
import { runCli } from './program.ts';

let opened: Promise<Context> | undefined;

const config: CliParts['config'] = (options) =>
  readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }, options);

const open = async (configuration: Config): Promise<Context> => {
  const applied = await migrate({ databaseUrl: configuration.databaseUrl }).catch((error: Error) => {
    throw databaseFailure(error);
  });
  // What a command prints is read by scripts: the log is beside it, and so is what takes its time before it.
  if (applied.length > 0)
    terminal.error(`The database was brought up to date (migrations: ${applied.length}).`);
  const context = await createContext(configuration, {
    log: createLog(configuration, process.stderr),
    onIndexBuild: () => terminal.error('Building the search index …'),
  });
  await seedPlans(context);
  // Known, so that commands can run and wake them; they are not started.
  registerLibrary(context);
  registerMail(context);
  registerPaymentJobs(context);
  registerCleanUp(context);
  return context;
};

const context = (): Promise<Context> => {
  opened ??= open(config());
  return opened;
};

try {
  const lost = await outputFailure(process.stdout, async () => {
    process.exitCode = await runCli(process.argv.slice(2), { output: terminal, config, context });
  });
  if (lost) throw new Error(`The output could not be written: ${lost.message}`);
} catch (error) {
  terminal.error(startFailure(error));
  process.exitCode = 1;
} finally {
  const context = await opened?.catch(() => undefined);
  if (context) await closeContext(context);
}
