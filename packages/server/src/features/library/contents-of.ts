import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of what a folder holds, in order. */
export type Contents = { readonly entries: readonly string[]; readonly links: readonly string[] };

/** What is in a folder at any depth and not hidden, by path; undefined for what is no folder. */
export const contentsOf = async (start: string): Promise<Contents | undefined> => {
  if (!(await stat(start)).isDirectory()) return undefined;
  const all = (await readdir(start, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => !isHidden(relative(start, path)));
  const pathsOf = (isOne: (entry: Dirent) => boolean): string[] =>
    all
      .filter(({ entry }) => isOne(entry))
      .map(({ path }) => path)
      .sort();
  return {
    entries: pathsOf((entry) => entry.isFile()),
    links: pathsOf((entry) => entry.isSymbolicLink()),
  };
};

const isHidden = (path: string): boolean => path.split(sep).some((part) => part.startsWith('.'));
