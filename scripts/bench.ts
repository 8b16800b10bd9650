import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { prepare } from './prepare.ts';
import { root, tryRun } from './run.ts';

/** Runs what a package measures of itself: `npm run bench -- <package> [arguments]`; without a name the server. */
const [name = 'server', ...args] = process.argv.slice(2);
const scriptOf = (each: string) => join(root, 'packages', each, 'bench/run.ts');

if (/^[a-z0-9-]+$/.test(name) && existsSync(scriptOf(name))) {
  await prepare();
  const { code } = await tryRun(process.execPath, [scriptOf(name), ...args]);
  process.exitCode = code;
} else {
  const scripts = await Array.fromAsync(glob('packages/*/bench/run.ts', { cwd: root }));
  console.error(`Usage: npm run bench -- <${scripts.map((path) => path.split(/[\\/]/)[1]).join(' | ')}>`);
  process.exitCode = 2;
}
