import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { commandOf, root, tryRun } from './run.ts';

/** Makes the pictures of the README, or with `references` those that `npm test` holds the pages against. */
const wanted = process.argv[2] === 'references' ? 'references' : 'readme';
const options = {
  readme: ['--config=pictures.config.ts'],
  references: ['journeys/looks.spec.ts', '--project=desktop', '--update-snapshots=all'],
};

await prepare();
const { code } = await tryRun(commandOf('e2e', 'playwright'), ['test', ...options[wanted]], {
  cwd: join(root, 'packages/e2e'),
  env: { CHROME_PATH: await findBrowser(), ...(wanted === 'references' && { RENEW_LOOKS: '1' }) },
});
process.exit(code);
