import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, tryRun } from './run.ts';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that the journeys run in: CHROME_PATH, an installed Chrome or Chromium, Playwright's own, or Debian's
 * package, which is installed when that is allowed.
 *
 * @throws Error in one sentence when there is none
 */
export const findBrowser = async (): Promise<string> => {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but there is no file.`);
  }
  const found = installed() ?? playwrights() ?? (await fromDebian());
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found for the browser tests. Install one (on Debian: apt-get install chromium), or set CHROME_PATH.',
  );
};

const installed = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...commands.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ].find(isExecutable);
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const playwrights = (): string | undefined => {
  const { chromium } = createRequire(join(root, 'packages/e2e/package.json'))('@playwright/test');
  const file: string = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const fromDebian = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await tryRun('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code, output } = await tryRun(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    {
      env,
      quiet: true,
    },
  );
  if (code !== 0) console.error(output.trim());
  return installed();
};
