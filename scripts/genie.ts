// npm run genie -- <command>: the operator's commands, on the database and the services of the configuration.
import { readConfig } from '../packages/server/src/config/config.ts';
import { startFailure } from '../packages/server/src/start-failure.ts';
import { generateClients } from './generate-client.ts';
import { loadEnvFile } from './load-env-file.ts';

try {
  loadEnvFile();
  process.env.LOG_LEVEL ??= 'warn';
  await generateClients({ log: (line) => console.error(`${line} …`) });
  const [group, command] = process.argv.slice(2);
  if (group === 'knowledge' && command === 'eval') await provideOfflineModel();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
// Imported only now: the database client it is built on may just have been generated.
await import('../packages/server/src/cli/main.ts');
process.exit();

/** The evaluation of the built-in model has a sandbox of its own: one that is running writes as slowly as people read. */
async function provideOfflineModel(): Promise<void> {
  const { ai, usesSandbox } = readConfig(process.env);
  if (!usesSandbox || process.env.AI_BASE_URL || process.env.AI_API_KEY) return;
  const { startSandbox } = await import('../packages/sandbox/src/index.ts');
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  process.env.AI_BASE_URL = sandbox.aiBaseUrl;
  process.env.AI_MODEL = ai.model;
}
