import { comparablePath, pages } from '@genie/contract/client';
import type { PageName } from './page-meta.ts';

const names = new Map(
  Object.entries(pages).map(([name, path]) => [comparablePath(path), name as keyof typeof pages]),
);

/** The page that an address shows. */
export const pageNameAt = (pathname: string): PageName => names.get(comparablePath(pathname)) ?? 'notFound';
