import { z } from 'zod';
import { categories, categoryOfSlug } from '../categories.ts';
import type { KnowledgeDocument } from '../passage.ts';
import type { IndexedPassage } from './content.ts';
import { ContentError, explainIssues } from './content-error.ts';
import { nothingAsked } from './parse-asked.ts';
import { parseYaml } from './parse-yaml.ts';
import { excerptOf } from './plain-text.ts';
import { splitSections } from './split-sections.ts';

const text = z.coerce.string().trim().min(1);
const idShape = /^[a-z0-9-]+\/[a-z0-9-]+$/;
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'is not a date like 2026-01-31');

const frontMatter = z.object({
  title: text,
  category: z.enum(categories.map((category) => category.slug)),
  summary: text,
  aliases: z.array(text).default([]),
  related: z.array(z.string().regex(idShape, 'is not <category>/<document>')).default([]),
  questions: z.array(text).min(1),
  references: z
    .array(
      z.object({ title: text, clause: text.optional(), url: z.url({ protocol: /^https?$/ }).optional() }),
    )
    .default([]),
  reviewed: day,
});

/** What has to be said of a document that a self-hoster imports is less. */
const importedFrontMatter = frontMatter.extend({
  summary: text.optional(),
  questions: z.array(text).default([]),
  reviewed: day.optional(),
});

/** A document with its passages. */
type Article = { readonly document: KnowledgeDocument; readonly passages: readonly IndexedPassage[] };

/**
 * An article of the corpus as a document and its passages. Throws ContentError when it cannot be used.
 *
 * @param asked how people ask for its sections
 */
export function parseArticle(file: string, id: string, source: string, asked = nothingAsked): Article {
  const { head, markdown } = cutFrontMatter(file, source, frontMatter);
  if (!id.startsWith(`${head.category}/`))
    throw new ContentError(file, `category ${head.category} is not its folder`);
  const article = articleOf(file, id, head, markdown, asked);
  const headings = new Set(article.passages.map(({ section }) => section));
  for (const heading of asked.keys()) {
    if (!headings.has(heading))
      throw new ContentError(file, `has no section "${heading}", which is asked for`);
  }
  return article;
}

/**
 * A document that a self-hoster imports: Markdown with at least `title` and `category` in its front matter. Throws
 * ContentError when it cannot be used.
 *
 * @param id two names of small letters, digits and hyphens with a slash between them
 */
export function parseImportedDocument(id: string, source: string): Article {
  if (!idShape.test(id)) throw new ContentError(id, 'is no id like policies/returns');
  const { head, markdown } = cutFrontMatter(id, source, importedFrontMatter);
  return articleOf(
    id,
    id,
    { ...head, summary: head.summary ?? (excerptOf(markdown) || head.title) },
    markdown,
  );
}

function cutFrontMatter<Head extends z.ZodType>(
  file: string,
  source: string,
  schema: Head,
): { head: z.output<Head>; markdown: string } {
  const cut = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!cut) throw new ContentError(file, 'has no front matter between two lines of ---');
  const head = schema.safeParse(parseYaml(file, cut[1] ?? ''));
  if (!head.success) throw new ContentError(file, explainIssues(head.error));
  return { head: head.data, markdown: (cut[2] ?? '').replace(/^\s*\n/, '').trimEnd() };
}

type Head = z.output<typeof importedFrontMatter> & { readonly summary: string };

function articleOf(file: string, id: string, head: Head, markdown: string, asked = nothingAsked): Article {
  const { title, category: slug, summary, aliases, related, questions, references, reviewed } = head;
  const category = categoryOfSlug(slug)?.id ?? 1;
  const passages = splitSections(markdown).map((section, index) => ({
    id: `doc:${id}#${index + 1}`,
    documentId: id,
    kind: 'document' as const,
    title,
    section: section.heading,
    category,
    markdown: section.markdown,
    excerpt: section.excerpt,
    aliases,
    questions,
    asked: asked.get(section.heading)?.asked ?? [],
    answers: asked.get(section.heading)?.answers ?? [],
    codes: [],
    searchText: index === 0 ? summary : '',
  }));
  if (passages.length === 0) throw new ContentError(file, 'has no text');
  return {
    document: {
      id,
      kind: 'document',
      title,
      category,
      summary,
      markdown,
      references,
      related,
      questions,
      reviewed,
    },
    passages,
  };
}
