import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';
import { withBundleForNode } from './bundle-for-node.ts';
import type { Bundle } from './page-files.ts';

type Publisher = typeof import('./publish-pages.ts');

/**
 * Draws the public pages after the client was built, and writes a document for every page into `pages` beside it. The
 * server serves them with the operator's facts in place of their marks.
 */
export const prerenderPages = (cssModules: CSSModulesOptions): Plugin => ({
  name: 'prerender-pages',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const { root } = this.environment.config;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const build = { html, bundle: bundle as Bundle, folder: join(dir, 'pages') };
      await withBundleForNode({ root, entry: 'publish-pages.ts', cssModules }, (publisher: Publisher) =>
        publisher.publishPages(build),
      );
    },
  },
});
