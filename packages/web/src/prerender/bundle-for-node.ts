import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type CSSModulesOptions, type Plugin } from 'vite';

type Bundle = {
  /** The package's folder. */
  readonly root: string;
  /** A file of `src/prerender`. */
  readonly entry: string;
  /** How class names are made: as in the client's own build. */
  readonly cssModules?: CSSModulesOptions;
  readonly plugins?: readonly Plugin[];
};

/** Builds a module of the client for Node, hands what it exports to `use`, and leaves nothing behind. */
export const withBundleForNode = async <Exports, Result>(
  { root, entry, cssModules = {}, plugins = [] }: Bundle,
  use: (exports: Exports) => Promise<Result>,
): Promise<Result> => {
  // Inside the package, so that what is not bundled is found.
  const folder = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [react(), ...plugins],
      css: { modules: cssModules },
      build: {
        ssr: `src/prerender/${entry}`,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry.js' } },
      },
    });
    return await use(await import(pathToFileURL(join(folder, 'entry.js')).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
