import { z } from 'zod';
import { categories, categoryOfSlug } from '../categories.ts';
import type { KnowledgeDocument } from '../passage.ts';
import type { IndexedPassage } from './content.ts';
import { ContentError, explainIssues } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { splitSections } from './split-sections.ts';

const text = z.coerce.string().trim().min(1);

const frontMatter = z.object({
  title: text,
  category: z.enum(categories.map((category) => category.slug)),
  summary: text,
  aliases: z.array(text).default([]),
  related: z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'is not <category>/<document>')).default([]),
  questions: z.array(text).min(1),
  references: z
    .array(
      z.object({ title: text, clause: text.optional(), url: z.url({ protocol: /^https?$/ }).optional() }),
    )
    .default([]),
  reviewed: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'is not a date like 2026-01-31'),
});

/** An article of the corpus as a document and its passages. Throws ContentError when it cannot be used. */
export function parseArticle(
  file: string,
  id: string,
  source: string,
): { document: KnowledgeDocument; passages: IndexedPassage[] } {
  const cut = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!cut) throw new ContentError(file, 'has no front matter between two lines of ---');
  const head = frontMatter.safeParse(parseYaml(file, cut[1] ?? ''));
  if (!head.success) throw new ContentError(file, explainIssues(head.error));
  const { title, category, summary, aliases, related, questions, references, reviewed } = head.data;
  if (!id.startsWith(`${category}/`)) throw new ContentError(file, `category ${category} is not its folder`);
  const markdown = (cut[2] ?? '').trim();
  const categoryId = categoryOfSlug(category)?.id ?? 1;
  const passages = splitSections(markdown).map((section, index) => ({
    id: `doc:${id}#${index + 1}`,
    documentId: id,
    kind: 'document' as const,
    title,
    section: section.heading,
    category: categoryId,
    markdown: section.markdown,
    excerpt: section.excerpt,
    aliases,
    questions,
    codes: [],
    searchText: index === 0 ? summary : '',
  }));
  if (passages.length === 0) throw new ContentError(file, 'has no text');
  return {
    document: {
      id,
      kind: 'document',
      title,
      category: categoryId,
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
