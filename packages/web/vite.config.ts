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

export default defineConfig({
  plugins: [react(), preloadFonts()],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    // The server's content policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
