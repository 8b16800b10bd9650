import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of knowledge: its path inside the package, with forward slashes, and its text. */
export type ContentFile = { readonly path: string; readonly text: string };

const packageFolder = join(import.meta.dirname, '..', '..');

/** Where the built-in corpus, reference tables and glossary are. */
export const builtInContentFolder = packageFolder;

/** Every Markdown file under `corpus`, YAML file under `asked`, `beyond`, `reference` and `glossary`, and the vectors of words, by folder. */
export function readContentFiles(folder: string): ContentFile[] {
  return [
    ...filesUnder(folder, 'corpus', '.md'),
    ...filesIfAny(folder, 'asked', '.yaml'),
    ...filesIfAny(folder, 'beyond', '.yaml'),
    ...filesUnder(folder, 'glossary', '.yaml'),
    ...filesUnder(folder, 'reference', '.yaml'),
    ...filesIfAny(folder, 'word-vectors', '.tsv'),
  ];
}

/** Of what a folder of content need not have. */
function filesIfAny(folder: string, top: string, ending: string): ContentFile[] {
  return existsSync(join(folder, top)) ? filesUnder(folder, top, ending) : [];
}

function filesUnder(folder: string, top: string, ending: string): ContentFile[] {
  return readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && !path.split('/').some((part) => part.startsWith('.')))
    .sort()
    .map((path) => ({ path: `${top}/${path}`, text: readFileSync(join(folder, top, path), 'utf8') }));
}

const foldersOfIndex = ['analysis', 'beyond', 'content', 'index-file', 'word-vectors'];
const filesOfIndex = ['categories.ts', 'hash-of.ts', 'seeded-random.ts'];

/** The code whose change makes an index out of date although the content is the same. */
export function sourcesOfIndex(): ContentFile[] {
  const folder = join(packageFolder, 'src');
  return [
    ...foldersOfIndex.flatMap((part) => filesUnder(folder, part, '.ts')),
    ...filesOfIndex.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
  ].filter(({ path }) => !path.endsWith('.test.ts'));
}

/** A digest of the content and of the code that turns it into an index; without content, of the code alone. */
export function fingerprintOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of [...files, ...sourcesOfIndex()])
    hash.update(`${path}\0${text.length}\0${text}\0`);
  return hash.digest('hex').slice(0, 20);
}
