import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..');
/** The one file that knows on which database a suite runs. */
const seam = join(sources, 'storage', 'testing', 'test-database.ts');
const relativeImport = /'(\.{1,2}\/[^'\n]+\.ts)'/g;

/** The tests that import, by whatever way, nothing that opens a test database: one run is enough. @returns paths from the package on */
export const testsWithoutDatabase = (): string[] => {
  const known = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const imports = known.get(file) ?? readImports(file);
    known.set(file, imports);
    return imports;
  };
  const reachesSeam = (test: string): boolean => {
    const reached = new Set([test]);
    // A set is gone through with what is added meanwhile.
    for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
    return reached.has(seam);
  };
  return globSync('**/*.test.ts', { cwd: sources })
    .filter((test) => !test.endsWith('.postgresql.test.ts') && !reachesSeam(join(sources, test)))
    .map((test) => `src/${test.replaceAll('\\', '/')}`)
    .sort();
};

const readImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(relativeImport)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.startsWith(sources));
