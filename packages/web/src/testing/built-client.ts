import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

let folder: string | undefined;

/** How long a test may wait for the build, in milliseconds. */
export const buildPatienceMs = 90_000;

/** The folder of a fresh build of the client, with its manifest; made once for all tests of a process. */
export const builtClient = (): string => {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'genie-web-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  const options = ['build', '--outDir', made, '--emptyOutDir', '--manifest', '--logLevel', 'error'];
  const { NODE_ENV: _, ...environment } = process.env;
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: root,
    env: environment,
  });
  folder = made;
  return made;
};
