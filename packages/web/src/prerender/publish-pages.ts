import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@genie/contract/client';
import { type PageName, pageMeta } from '../app/page-meta.ts';
import { robotsText, sitemap } from './for-robots.ts';
import { pageDocument } from './page-document.ts';
import { type Bundle, filesOf, type PageFiles } from './page-files.ts';
import { cookieBannerModule, type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts';
import { renderPage } from './render-page.tsx';

type Build = {
  /** The client's document as it was built. */
  readonly html: string;
  readonly bundle: Bundle;
  /** Where the pages' documents go. */
  readonly folder: string;
};

const noFiles: PageFiles = { scripts: [], styles: [] };

/** An address that no page of ours has. */
const unknownPath = '/not-found';

const isPrerendered = (name: PageName): name is PrerenderedPage => Object.hasOwn(prerenderedPages, name);

/** A page's document is named by its path; that of the home page is `index.html`, as on any web server. */
const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** Writes the document of every page, the list of pages and what robots are told. */
export const publishPages = async ({ html, bundle, folder }: Build): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(pageMeta) as PageName[]) {
    const path = name === 'notFound' ? undefined : pages[name];
    const document = pageDocument(html, {
      name,
      path,
      meta: pageMeta[name],
      markup: isPrerendered(name) ? await renderPage(path ?? unknownPath) : '',
      files: isPrerendered(name) ? filesOf(bundle, [prerenderedPages[name], cookieBannerModule]) : noFiles,
    });
    await writeFile(join(folder, fileOf(path ?? unknownPath)), document);
  }
  await writeFile(join(folder, 'robots.txt'), robotsText);
  await writeFile(join(folder, 'sitemap.xml'), sitemap);
};
