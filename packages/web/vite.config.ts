import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderPages } from './src/prerender/prerender-plugin.ts';

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
 * The router's parts name themselves by assignment, which keeps its links and forms in the bundle unused; ours is
 * `components/ui/link.tsx`. Its page for errors is shown by data routers alone; ours is `app/error-boundary.tsx`.
 */
const dropUnusedRouterParts = (): Plugin => ({
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/^var defaultErrorElement = .*$/gm, 'var defaultErrorElement = null;')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
});

/** Small modules that nearly every page needs: one file compresses better than ten. */
const onEveryPage =
  /src\/(styles\/|app\/(shell\/|skip-link|page-loading|failed-page|cookie-banner).*\.module\.css|lib\/(accuracy|address-secrets|forms\/has-email-shape|use-dismiss|brand|class-names|reveal\/|operator\/|pending-question\/(keep|use-ask)|theme|storage\/(?!account|keep|remember-sub|return)|iso8583\/)|components\/ui\/(bitmap\/(bits|lamp|bitmap-figure|bitmap-loader)|button|code-chip|focus-heading|icon|link|logo|page-main|question-button|theme-switch|visually-hidden))|contract\/src\/(pages|measured-accuracy|chat\/specimen)|vite\/preload-helper/;

/**
 * What pages with forms share, what those of signing in share, and what signed-in pages share: the entry lists every
 * file of every page, so that fewer files make a smaller first page.
 */
const ofForms =
  /src\/(lib\/(api\/(api-error|api-texts|call|fetch-settings|send)\.|storage\/|forms\/|leaving|storage\/(account|keep|return)|use-settings)|components\/ui\/(banner|checkbox|loading-overlay|new-password-field|password-bits|password-field|skeleton|text-area|text-field))/;
const ofSigningIn = /features\/accounts\/(components|facts|google\/(google|finish)|sign-in)/;
const ofSignedIn =
  /@tanstack|src\/(lib\/(api\/(last-chats-query|log-failure|refresh-access|send-signed-in|settings-query|sign-out)|dates\/|session-owner|use-last-chats)|components\/ui\/(top-bar|whole-dates)|features\/profile\/(account-menu|api\/user-profile|components\/initials))/;
/** What of the contract only pages need that call the server; the landing page does not. */
const ofCalls = /contract\/src\/(paths|constants|(accounts|payments|profile|system)\/)/;

/** What pages of text share with the landing page, which comes first and is to be small: one file less. */
const ofText =
  /components\/ui\/(prose|table)\.|features\/landing\/(landing-page\.module|decoded-fields|components\/(decoded-response|opening|section)\.)/;
/** Of these only themselves share a file: what they need is elsewhere already. */
const ofOffers =
  /features\/plans\/(offers|plan-facts|plan-term|plan-page|price-page|texts|components\/support)|components\/ui\/tabs\./;
/** The pages of information are small, and the two of legal text hold what nobody else needs. */
const ofLegal = /features\/information\/legal/;
const ofInformation =
  /features\/information\/(about|components|guidelines|information|topics)|contract\/src\/guidelines/;
const ofDialogs = /components\/ui\/(dialog|result-dialog|use-scroll-lock)\./;

/** What the entry has loaded before any page is asked for: no page's list of files need name it. */
const ofEntry = /^assets\/(react|base|rolldown-runtime)-/;

/** Readable class names that compress well: the file's name, the class, and a mark of the file's path. */
const scopedName = (name: string, file: string): string => {
  const mark = createHash('sha256')
    .update(file.replace(import.meta.dirname, ''))
    .digest('hex')
    .slice(0, 3);
  return `${basename(file).replace('.module.css', '')}_${name}_${mark}`;
};

const cssModules = { generateScopedName: scopedName };

export default defineConfig({
  plugins: [react(), preloadFonts(), dropUnusedRouterParts(), prerenderPages(cssModules)],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  css: { modules: cssModules },
  build: {
    // The server's content policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ofEntry.test(file)) : files,
    },
    rolldownOptions: {
      // Drawing the pages takes most of the build, as it should: nothing to warn of.
      checks: { bundlerTimings: false },
      // The contract only names things: a page loads what it uses of it.
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\/src/, sideEffects: false }] },
      output: {
        // The entry names every file of every page: short marks, which nothing compresses, make it smaller.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'categories', test: /contract\/src\/categories/ },
            { name: 'calls', test: ofCalls, includeDependenciesRecursively: false },
            { name: 'base', test: (id: string) => onEveryPage.test(id) || ofText.test(id) },
            { name: 'forms', test: ofForms },
            { name: 'accounts', test: ofSigningIn },
            { name: 'signed-in', test: ofSignedIn },
            { name: 'offers', test: ofOffers, includeDependenciesRecursively: false },
            { name: 'legal', test: ofLegal, includeDependenciesRecursively: false },
            { name: 'information', test: ofInformation, includeDependenciesRecursively: false },
            { name: 'dialogs', test: ofDialogs, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
