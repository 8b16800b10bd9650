import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

const linkTarget = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const citedInCode = /`((?:packages|prisma|scripts|docs)\/[\w./-]+)`/g;

/** Links and paths in the project's documents that lead nowhere, as `document: path`. */
export const missingCitedPaths = async (): Promise<string[]> => {
  const missing: string[] = [];
  for await (const document of glob(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })) {
    const text = await readFile(join(root, document), 'utf8');
    const links = [...text.matchAll(linkTarget)].map(([, path = '']) => join(dirname(document), path));
    const cited = [...text.matchAll(citedInCode)].map(([, path = '']) => path);
    for (const path of [...links, ...cited]) {
      if (!existsSync(join(root, path))) missing.push(`${document}: ${path}`);
    }
  }
  return missing;
};
