import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

const longestMs = 60_000;

/**
 * Starts the product once on an empty folder and ends it, where its sources are new: what Node compiled for that is in its cache then, and
 * the process that serves keeps no memory of the compiler from its first start on. Without NODE_COMPILE_CACHE there is nothing to do.
 */
export const compileAhead = async (): Promise<void> => {
  const cache = process.env.NODE_COMPILE_CACHE;
  if (cache === undefined) return;
  const stampFile = join(cache, 'compiled-from');
  const stamp = await sourcesStamp();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  // Where nothing can be written nothing is kept, and the product starts as well without.
  const isKept = await writeFile(stampFile, '').then(
    () => true,
    () => false,
  );
  if (!isKept) return;
  await startOnce();
  await writeFile(stampFile, stamp);
};

/** Compiling ahead only spares memory: where the product does not start so, it says why when it is started. */
const startOnce = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-compile-'));
  try {
    // With the flags of this process, as what was compiled with others is not used.
    const child = spawn(process.execPath, [...process.execArgv, 'scripts/start.ts', folder], {
      cwd: root,
      env: settingsFor(folder),
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: longestMs,
    });
    const ended = once(child, 'close');
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('is ready')) child.kill('SIGTERM');
    });
    await ended;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Nothing of the installation, neither its settings nor its data and services, but where programs are. */
const settingsFor = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'test',
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  SANDBOX: 'off',
});

/** Changes with every file that is added, removed or written. */
const sourcesStamp = async (): Promise<string> => {
  const files = await Array.fromAsync(
    glob(['packages/*/src/**/*.ts', 'scripts/*.ts', 'pnpm-lock.yaml'], {
      cwd: root,
      exclude: ['**/*.test.ts'],
    }),
  );
  const written = await Promise.all(files.map(async (file) => (await stat(join(root, file))).mtimeMs));
  return `${process.version} ${files.length} ${Math.max(...written)}`;
};
