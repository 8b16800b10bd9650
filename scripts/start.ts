import { readConfig } from '../packages/server/src/config/config.ts';
import { startFailure } from '../packages/server/src/start-failure.ts';
import { loadEnvFile } from './load-env-file.ts';
import { startSandbox } from './start-sandbox.ts';

let isEnding = false;

try {
  // A folder with a `.env` of its own may be named.
  loadEnvFile(process.argv[2]);
  process.env.LOG_LEVEL ??= 'warn';
  const config = readConfig(process.env);
  const withSandbox = config.usesSandbox && config.startsSandbox;
  if (withSandbox) {
    startSandbox({ APP_URL: config.http.publicUrl }, (reason) => {
      if (isEnding) return;
      console.error(`${reason} What it stands in for is gone with it, so the product ends.`);
      process.exit(1);
    });
  }
  // Imported only now: without a configuration nothing of it is needed.
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
