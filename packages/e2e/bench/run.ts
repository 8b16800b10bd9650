import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findBrowser } from '../../../scripts/find-browser.ts';

const folder = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  join(folder, 'node_modules/.bin/playwright'),
  ['test', '--config=measurements.config.ts'],
  { cwd: folder, stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findBrowser() } },
);
process.exitCode = status ?? 1;
