import { categories } from '../categories.ts';
import type { Content, GlossaryTerm } from './content.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { parseArticle } from './parse-article.ts';
import { parseGlossary } from './parse-glossary.ts';
import { parseReferenceTable } from './parse-reference-table.ts';

type Parsed = Pick<Content, 'passages'> & { document: Content['documents'][number]; terms?: GlossaryTerm[] };

/** Parses every file; throws a ContentError naming the first that is broken or repeats an id. */
export function loadContent(files: readonly ContentFile[]): Content {
  const parsed = files.map((file) => ({ file, ...parseFile(file) }));
  const ids = new Map<string, string>();
  for (const { file, document } of parsed) {
    const other = ids.get(document.id);
    if (other) throw new ContentError(file.path, `repeats the id ${document.id} of ${other}`);
    ids.set(document.id, file.path);
  }
  return {
    documents: parsed.map(({ document }) => document),
    passages: parsed.flatMap(({ passages }) => passages),
    terms: parsed.flatMap(({ terms }) => terms ?? []),
  };
}

function parseFile({ path, text }: ContentFile): Parsed {
  if (path.startsWith('glossary/')) return parseGlossary(path, text);
  if (path.startsWith('reference/')) return parseReferenceTable(path, text);
  const id = path.replace(/^corpus\//, '').replace(/\.md$/, '');
  const folder = id.split('/')[0] ?? '';
  if (!categories.some((category) => category.slug === folder)) {
    throw new ContentError(path, `stands in the folder ${folder}, which is no category`);
  }
  return parseArticle(path, id, text);
}
