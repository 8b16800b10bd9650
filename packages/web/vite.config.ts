import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';
const preloadedFont = /latin-wght-normal.*\.woff2$/;

/** The two fonts of every page are asked for with the document, not after its style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFont.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
});

/**
 * The router's links and forms name themselves by assignment, which keeps them in the bundle unused. Ours is
 * `components/ui/link.tsx`.
 */
const dropUnusedRouterParts = (): Plugin => ({
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replaceAll(/^(Link|NavLink|Form)\.displayName = .*$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
});

/** Small modules that nearly every page needs: one file compresses better than ten. */
const onEveryPage =
  /src\/(lib\/(brand|class-names|theme|storage\/|iso8583\/)|components\/ui\/(bitmap\/(bits|lamp|bitmap-figure)|button|code-chip|icon|link|logo|page-main|theme-switch|visually-hidden))|contract\/src\/(pages|constants|chat\/texts)/;

/** Readable class names that compress well: the file's name, the class, and a mark of the file's path. */
const scopedName = (name: string, file: string): string => {
  const mark = createHash('sha256')
    .update(file.replace(import.meta.dirname, ''))
    .digest('hex')
    .slice(0, 3);
  return `${basename(file).replace('.module.css', '')}_${name}_${mark}`;
};

export default defineConfig({
  plugins: [react(), preloadFonts(), dropUnusedRouterParts()],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The server's content policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'base', test: onEveryPage },
          ],
        },
      },
    },
  },
});
