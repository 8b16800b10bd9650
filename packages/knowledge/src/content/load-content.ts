import { categories } from '../categories.ts';
import { parseWordVectors } from '../word-vectors/word-vectors-file.ts';
import type { Content, GlossaryTerm } from './content.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { parseArticle } from './parse-article.ts';
import { type Asked, parseAsked } from './parse-asked.ts';
import { parseExamples } from './parse-examples.ts';
import { parseGlossary } from './parse-glossary.ts';
import { parseReferenceTable } from './parse-reference-table.ts';

type Parsed = Pick<Content, 'passages'> & { document: Content['documents'][number]; terms?: GlossaryTerm[] };

/** Parses every file; throws a ContentError naming the first that is broken or repeats an id. */
export function loadContent(files: readonly ContentFile[]): Content {
  const glossary = files.filter(isGlossary);
  const asked = askedByDocument(files);
  const examples = files.filter(isExamples);
  const parsed = files
    .filter(
      (file) =>
        !isAsked(file) && !isExamples(file) && !isWords(file) && (!isGlossary(file) || file === glossary[0]),
    )
    .map((file) => ({ file, ...(isGlossary(file) ? parseGlossary(glossary) : parseFile(file, asked)) }));
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
    examples: {
      beyond: new Map(
        examples.filter((file) => !isNear(file)).map((file) => [kindOf(file), parseExamples(file)]),
      ),
      near: examples.filter(isNear).flatMap(parseExamples),
    },
    words: new Map(files.filter(isWords).flatMap(({ path, text }) => [...parseWordVectors(path, text)])),
  };
}

const isWords = ({ path }: ContentFile): boolean => path.startsWith('word-vectors/');

const isAsked = ({ path }: ContentFile): boolean => path.startsWith('asked/');

const isExamples = ({ path }: ContentFile): boolean => path.startsWith('beyond/');

/** Near misses stand in a file of their own; each of the others is of one kind. */
const isNear = ({ path }: ContentFile): boolean => path === 'beyond/covered.yaml';

const kindOf = ({ path }: ContentFile): string => path.slice('beyond/'.length, -'.yaml'.length);

/** How people ask for the sections of each article, by its id. */
function askedByDocument(files: readonly ContentFile[]): Map<string, Asked> {
  const articles = new Set(files.map(({ path }) => path));
  return new Map(
    files.filter(isAsked).map(({ path, text }) => {
      const id = path.slice('asked/'.length, -'.yaml'.length);
      if (!articles.has(`corpus/${id}.md`)) throw new ContentError(path, `belongs to no article ${id}`);
      return [id, parseAsked(path, text)];
    }),
  );
}

const isGlossary = ({ path }: ContentFile): boolean => path.startsWith('glossary/');

function parseFile({ path, text }: ContentFile, asked: ReadonlyMap<string, Asked>): Parsed {
  if (path.startsWith('reference/')) return parseReferenceTable(path, text);
  const id = path.replace(/^corpus\//, '').replace(/\.md$/, '');
  const folder = id.split('/')[0] ?? '';
  if (!categories.some((category) => category.slug === folder)) {
    throw new ContentError(path, `stands in the folder ${folder}, which is no category`);
  }
  return parseArticle(path, id, text, asked.get(id));
}
