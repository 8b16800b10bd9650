import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from './run.ts';

const relativeImport = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const inFeature = /^packages\/(web|server)\/src\/features\/([^/]+)\/(.+)$/;

/**
 * Imports that cross from one feature to another where they may not: a feature of the server meets others through their
 * `index.ts`, a feature of the client meets none (`app/routes` composes them).
 */
export const forbiddenFeatureImports = async (): Promise<string[]> => {
  const forbidden: string[] = [];
  for await (const file of glob('packages/{web,server}/src/features/**/*.{ts,tsx}', { cwd: root })) {
    const [, side, feature] = inFeature.exec(file) ?? [];
    const text = await readFile(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(relativeImport)) {
      const target = relative(root, join(root, dirname(file), path));
      const [, , otherFeature, inside] = inFeature.exec(target) ?? [];
      if (!otherFeature || otherFeature === feature) continue;
      if (side === 'web' || inside !== 'index.ts') forbidden.push(`${file} imports ${target}`);
    }
  }
  return forbidden;
};
