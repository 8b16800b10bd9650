import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOfIndex } from './content-files.ts';

const source = join(import.meta.dirname, '..');
const valueImport = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;

/** The files below `src` that a file imports for more than their types, and theirs, itself included. */
function importedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, target = ''] of readFileSync(join(source, path), 'utf8').matchAll(valueImport))
    importedBy(normalize(join(dirname(path), target)), found);
  return found;
}

test('all code that makes an index is in its fingerprint', () => {
  const digested = new Set(sourcesOfIndex().map(({ path }) => path));
  const code = importedBy('index-file/build-process.ts');
  expect(code.size).toBeGreaterThan(30);
  expect([...code].filter((path) => !digested.has(path))).toEqual([]);
});
