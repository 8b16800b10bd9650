import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { root, tryRun } from './run.ts';

await prepare();
const { code } = await tryRun('playwright', ['test', '--config=pictures.config.ts'], {
  cwd: join(root, 'packages/e2e'),
  env: { CHROME_PATH: await findBrowser() },
});
process.exit(code);
