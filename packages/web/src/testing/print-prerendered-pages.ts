/** Prints the markup of every prerendered page by its path, as JSON, with class names as tests have them. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withBundleForNode } from '../prerender/bundle-for-node.ts';

type Renderer = typeof import('../prerender/render-page.tsx');

const classNames = '\0class-names';

/** Every class is called what the source calls it, whether a style sheet knows it or not. */
const plainClassNames: Plugin = {
  name: 'plain-class-names',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? classNames : null),
  load: (id) => (id === classNames ? 'export default new Proxy({}, { get: (_, name) => name });' : null),
};

const paths = process.argv.slice(2);
const bundle = {
  root: join(import.meta.dirname, '../..'),
  entry: 'render-page.tsx',
  plugins: [plainClassNames],
};
await withBundleForNode(bundle, async ({ renderPage }: Renderer) => {
  const markup: Record<string, string> = {};
  for (const path of paths) markup[path] = await renderPage(path);
  process.stdout.write(JSON.stringify(markup));
});
