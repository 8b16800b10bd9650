import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { commandOf, root, tryRun } from './run.ts';

await prepare();
const { code } = await tryRun(commandOf('e2e', 'playwright'), ['test', '--config=pictures.config.ts'], {
  cwd: join(root, 'packages/e2e'),
  env: { CHROME_PATH: await findBrowser() },
});
process.exit(code);
