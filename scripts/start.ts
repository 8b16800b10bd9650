import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../packages/server/src/config/config.ts';
import { startFailure } from '../packages/server/src/start-failure.ts';
import { prepare } from './prepare.ts';
import { root } from './run.ts';

const envFile = join(root, '.env');

const startSandbox = async (publicUrl: string): Promise<void> => {
  const sandbox = fork(join(root, 'packages/sandbox/src/main.ts'), {
    env: { ...process.env, APP_URL: publicUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.on('exit', () => sandbox.kill());
  sandbox.on('exit', (code) => {
    if (code) process.exit(code);
  });
};

try {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.env.LOG_LEVEL ??= 'warn';
  const config = readConfig(process.env);
  await prepare();
  const withSandbox = config.usesSandbox && config.startsSandbox;
  if (withSandbox) await startSandbox(config.http.publicUrl);
  // Imported only now: the database client it is built on may just have been generated.
  const { serve } = await import('../packages/server/src/serve.ts');
  await serve(config);
  console.log(`\n  ${config.brand.name} is ready:  ${config.http.publicUrl}`);
  if (withSandbox) {
    console.log(`  Its inbox:       http://localhost:${config.sandboxPort}/mail`);
    console.log(`  The sandbox:     http://localhost:${config.sandboxPort}\n`);
  }
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
