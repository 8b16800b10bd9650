import { readConfig } from '../config/config.ts';
import { type Context, closeContext, createContext } from '../context.ts';
import { registerMail } from '../features/mail/index.ts';
import { registerPaymentJobs } from '../features/payments/index.ts';
import { seedPlans } from '../features/plans/index.ts';
import { registerCleanUp } from '../jobs/clean-up.ts';
import { startFailure } from '../start-failure.ts';
import { migrate } from '../storage/index.ts';
import { terminal } from './output.ts';
import { runCli } from './program.ts';

let opened: Promise<Context> | undefined;

const open = async (): Promise<Context> => {
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  await migrate({ databaseUrl: config.databaseUrl });
  const context = await createContext(config);
  await seedPlans(context);
  // Known, so that commands can run and wake them; they are not started.
  registerMail(context);
  registerPaymentJobs(context);
  registerCleanUp(context);
  return context;
};

const context = (): Promise<Context> => {
  opened ??= open();
  return opened;
};

try {
  process.exitCode = await runCli(process.argv.slice(2), { output: terminal, context });
} catch (error) {
  terminal.error(startFailure(error));
  process.exitCode = 1;
} finally {
  const context = await opened?.catch(() => undefined);
  if (context) await closeContext(context);
}
