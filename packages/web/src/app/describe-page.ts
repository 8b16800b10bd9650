import { documentTitle } from '../lib/document-title.ts';
import { pageMeta } from './page-meta.ts';
import { pageNameAt } from './page-name.ts';

/** Puts a page's title, where it has a fixed one, and its description into the document. */
export const describePage = (pathname: string, brand: string): void => {
  const { title, description } = pageMeta[pageNameAt(pathname)];
  if (title !== undefined) document.title = documentTitle(title, brand);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
};
