// npm run genie -- <command>: the operator's commands, on the database and the services of the configuration.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateClients } from './generate-client.ts';
import { root } from './run.ts';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
await generateClients({ log: (line) => console.error(`${line} …`) });
// Imported only now: the database client it is built on may just have been generated.
await import('../packages/server/src/cli/main.ts');
