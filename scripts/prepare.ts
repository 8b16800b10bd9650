import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compileAhead } from './compile-ahead.ts';
import { generateClients } from './generate-client.ts';
import { commandOf, root, run } from './run.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const webFolder = join(root, 'packages/web');
const stampFile = join(webFolder, 'dist/.built-from');

/** Makes what is derived from the sources and not kept in the repository, if it is not up to date: a second call is quick. */
export const prepare = async (): Promise<void> => {
  await generateClients({ log: (line) => console.log(`${line} …`) });
  await Promise.all([buildWeb(), buildKnowledge()]);
};

/** Imported here, as what it reads may be broken: that fails the set-up in its own words. */
const buildKnowledge = async (): Promise<void> => {
  const { buildAhead } = await import('../packages/knowledge/src/index.ts');
  buildAhead(() => console.log('Building the search index …'));
};

const buildWeb = async (): Promise<void> => {
  const stamp = await sourcesStamp();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  console.log('Building the web client …');
  await run(commandOf('web', 'vite'), ['build', '--logLevel', 'warn'], { cwd: webFolder });
  await compressAssets();
  await writeFile(stampFile, stamp);
};

/** Compresses once what every visitor loads, so that the server never does. */
const compressAssets = async (): Promise<void> => {
  const files = await Array.fromAsync(glob('dist/assets/*.{js,css,svg}', { cwd: webFolder }));
  await Promise.all(
    files.map(async (name) => {
      const file = join(webFolder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(content));
      await writeFile(`${file}.gz`, await compressGzip(content));
    }),
  );
};

const sourcesStamp = async (): Promise<string> => {
  const patterns = [
    'packages/web/{src,public}/**/*',
    'packages/web/{index.html,package.json,vite.config.ts}',
    'packages/contract/src/**/*.ts',
    'pnpm-lock.yaml',
  ];
  const files = (await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true })))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
};

if (import.meta.main) {
  try {
    await prepare();
    await compileAhead();
  } catch (error) {
    // In a container's build the packages of the server are not there: nothing of it is imported here.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
