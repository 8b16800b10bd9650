import type { PageName } from './page-meta.ts';
import { pagePaths } from './page-paths.ts';

/** As the router compares addresses: without the final slash, and without regard to case. */
const comparable = (path: string): string => path.replace(/(.)\/+$/, '$1').toLowerCase();

const names = new Map(
  Object.entries(pagePaths).map(([name, path]) => [comparable(path), name as keyof typeof pagePaths]),
);

/** The page that an address shows. */
export const pageNameAt = (pathname: string): PageName => names.get(comparable(pathname)) ?? 'notFound';
