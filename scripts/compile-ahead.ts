import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** Imports the server, writes what Node compiled for that into its cache, and ends. */
const importServer =
  "import { flushCompileCache } from 'node:module'; await import('./packages/server/src/serve.ts'); flushCompileCache(); process.exit();";

/**
 * Compiles the server in a process of its own where its sources are new, so that the one that serves finds it in Node's cache from its
 * first start on, and keeps no memory of the compiler. Without NODE_COMPILE_CACHE there is nothing to do.
 */
export const compileAhead = async (): Promise<void> => {
  const cache = process.env.NODE_COMPILE_CACHE;
  if (cache === undefined) return;
  const stampFile = join(cache, 'compiled-from');
  const stamp = await sourcesStamp();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await run(process.execPath, ['--input-type=module', '--eval', importServer]);
  await writeFile(stampFile, stamp);
};

/** Changes with every file that is added, removed or written. */
const sourcesStamp = async (): Promise<string> => {
  const files = await Array.fromAsync(
    glob(['packages/*/src/**/*.ts', 'pnpm-lock.yaml'], { cwd: root, exclude: ['**/*.test.ts'] }),
  );
  const written = await Promise.all(files.map(async (file) => (await stat(join(root, file))).mtimeMs));
  return `${process.version} ${files.length} ${Math.max(...written)}`;
};
