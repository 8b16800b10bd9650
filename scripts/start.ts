import { readConfig } from '../packages/server/src/config/config.ts';
import { startFailure } from '../packages/server/src/start-failure.ts';
import { compileAhead } from './compile-ahead.ts';
import { loadEnvFile } from './load-env-file.ts';
import { prepare } from './prepare.ts';
import { startSandbox } from './start-sandbox.ts';

let isEnding = false;

try {
  loadEnvFile();
  process.env.LOG_LEVEL ??= 'warn';
  const config = readConfig(process.env);
  await prepare();
  await compileAhead();
  const withSandbox = config.usesSandbox && config.startsSandbox;
  if (withSandbox) {
    startSandbox({ APP_URL: config.http.publicUrl }, (reason) => {
      if (isEnding) return;
      console.error(`${reason} What it stands in for is gone with it, so the product ends.`);
      process.exit(1);
    });
  }
  // Imported only now: the database client it is built on may just have been generated.
  const { serve } = await import('../packages/server/src/serve.ts');
  await serve(config);
  // A terminal sends its signals to the sandbox as well, which is gone while answers are still being finished.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isEnding = true));
  console.log(`\n  ${config.brand.name} is ready:  ${config.http.publicUrl}`);
  if (withSandbox) {
    console.log(`  Its inbox:       http://localhost:${config.sandboxPort}/mail`);
    console.log(`  The sandbox:     http://localhost:${config.sandboxPort}\n`);
  }
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
