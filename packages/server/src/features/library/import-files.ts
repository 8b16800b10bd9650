import { createHash } from 'node:crypto';
import { categories } from '@genie/knowledge';
import { type MaskedCounts, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import { isUniqueViolation } from '../../storage/index.ts';
import { collectFiles, type FoundFile, type SkippedFile } from './collect-files.ts';
import { createFileReader, type FileReader, type ReadingLimits } from './convert/file-reader.ts';
import type { ReadDocument } from './convert/read-document.ts';
import { UnusableFile } from './convert/unusable-file.ts';
import { withFrontMatter } from './convert/with-front-matter.ts';
import { findByContent, findByName, type LibraryDocument, putDocument } from './library-store.ts';
import { ownReferences } from './own-references.ts';

export type ImportReport = {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: readonly string[];
  readonly skipped: readonly SkippedFile[];
  /** The files that held card data, and how much of each kind was masked before anything was stored. */
  readonly masked: readonly ({ readonly name: string } & MaskedCounts)[];
};

type Options = {
  readonly category?: string;
  readonly onProgress?: (done: number, of: number) => void;
  readonly limits?: ReadingLimits;
};

/**
 * Imports files and folders (recursively) as documents of the knowledge. What cannot be used is named and skipped; the
 * rest goes in, one file at a time, so that a run that is killed leaves whole documents only.
 *
 * @param options.category a category's slug; without one, a document's own front matter says it, or its words do
 * @param options.limits what one file may take; what takes more is named and skipped
 */
export const importFiles = async (
  context: Context,
  paths: readonly string[],
  options: Options = {},
): Promise<ImportReport> => {
  const { files, skipped } = await collectFiles(paths);
  const report = { added: [] as string[], updated: [] as string[], unchanged: [] as string[] };
  const masked: ({ name: string } & MaskedCounts)[] = [];
  const reader = createFileReader(options.limits);
  try {
    for (const [index, file] of files.entries()) {
      try {
        const { outcome, counts } = await importFile(context, reader, file, options.category);
        report[outcome].push(file.name);
        if (wasMasked(counts)) masked.push({ name: file.name, ...counts });
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error;
        skipped.push({ name: file.name, reason: error.message });
      }
      options.onProgress?.(index + 1, files.length);
    }
  } finally {
    reader.close();
  }
  return { ...report, skipped, masked };
};

type Imported = { readonly outcome: 'added' | 'updated' | 'unchanged'; readonly counts: MaskedCounts };

/** Of two that import the same content under two names at once, the second finds what the first has stored. */
const importFile = async (
  context: Context,
  reader: FileReader,
  file: FoundFile,
  category: string | undefined,
): Promise<Imported> => {
  try {
    return await importOnce(context, reader, file, category);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return importOnce(context, reader, file, category);
  }
};

const importOnce = async (
  context: Context,
  reader: FileReader,
  { path, name, kind }: FoundFile,
  category: string | undefined,
): Promise<Imported> => {
  const { clock, storage } = context;
  const read = await reader.read(path, kind);
  const same = await findByContent(storage.db, read.contentHash);
  if (same && same.name !== name) throw new UnusableFile(`is the same as ${same.name}`);
  const present = await findByName(storage.db, name);
  const document = await documentOf(context, {
    name,
    read,
    category,
    id: present?.id ?? idOf(name),
  });
  if (present?.revision === document.revision) return { outcome: 'unchanged', counts: read.masked };
  await reader.check(document.id, document.source);
  await storage.transaction((tx) => putDocument(tx, document, clock.now()));
  return { outcome: present ? 'updated' : 'added', counts: read.masked };
};

const documentOf = async (
  { knowledge }: Context,
  {
    id,
    name,
    read,
    category,
  }: { id: string; name: string; read: ReadDocument; category: string | undefined },
): Promise<LibraryDocument> => {
  const { head, markdown, contentHash, size } = read;
  const title = read.title.slice(0, 200);
  const own = typeof head.category === 'string' ? head.category : undefined;
  const known = category ?? (categories.some(({ slug }) => slug === own) ? own : undefined);
  const chosen = known ?? (await nearestCategory(knowledge, `${title}. ${markdown.slice(0, 400)}`));
  const { summary, aliases, questions } = head;
  const references = ownReferences(head.references);
  const source = withFrontMatter(
    {
      title,
      category: chosen,
      ...(typeof summary === 'string' && { summary }),
      ...(isTexts(aliases) && { aliases }),
      ...(isTexts(questions) && { questions }),
      ...(references.length > 0 && { references }),
    },
    markdown,
  );
  return {
    id,
    name,
    contentHash,
    title,
    category: chosen,
    source,
    revision: sha256(source),
    bytes: size,
  };
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const nearestCategory = async (knowledge: Context['knowledge'], text: string): Promise<string> => {
  const { category } = await knowledge.retrieve({ question: text });
  return categories.find(({ id }) => id === category)?.slug ?? 'card-fundamentals';
};

const idOf = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-60)
    .replace(/^-+/, '');
  return `own/${words || 'document'}-${sha256(name).slice(0, 8)}`;
};

const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');
