import { z } from 'zod';
import { categories, categoryOfSlug } from '../categories.ts';
import type { KnowledgeDocument } from '../passage.ts';
import type { GlossaryTerm, IndexedPassage } from './content.ts';
import { ContentError, explainIssues } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { excerptOf } from './plain-text.ts';

export const glossaryId = 'glossary';
const glossaryTitle = 'Glossary of card payment terms';

const text = z.coerce.string().trim().min(1);

const glossary = z.object({
  terms: z
    .array(
      z.object({
        term: text,
        expansion: text.optional(),
        synonyms: z.array(text).default([]),
        definition: text,
        category: z.enum(categories.map((category) => category.slug)),
      }),
    )
    .min(1),
});

/** The glossary as a document, a passage a term, and the terms for query expansion. Throws ContentError. */
export function parseGlossary(
  file: string,
  source: string,
): { document: KnowledgeDocument; passages: IndexedPassage[]; terms: GlossaryTerm[] } {
  const raw = parseYaml(file, source);
  const parsed = glossary.safeParse({
    terms: Array.isArray(raw) ? raw : (raw as { terms?: unknown })?.terms,
  });
  if (!parsed.success) throw new ContentError(file, explainIssues(parsed.error, termsOf(raw)));
  const slugs = new Map<string, string>();
  const passages = parsed.data.terms.map(({ term, expansion, synonyms, definition, category }) => {
    const slug = slugOf(term);
    if (slugs.has(slug)) throw new ContentError(file, `the term "${term}" repeats "${slugs.get(slug)}"`);
    slugs.set(slug, term);
    const also = synonyms.length > 0 ? `\n\nAlso called: ${synonyms.join('; ')}.` : '';
    return {
      id: `term:${slug}`,
      documentId: glossaryId,
      kind: 'term' as const,
      title: glossaryTitle,
      section: expansion ? `${term} — ${expansion}` : term,
      category: categoryOfSlug(category)?.id ?? 1,
      markdown: `**${term}**${expansion ? ` (${expansion})` : ''}: ${definition}${also}`,
      excerpt: excerptOf(definition),
      aliases: synonyms,
      questions: [],
      codes: [],
      searchText: '',
    };
  });
  return {
    document: {
      id: glossaryId,
      kind: 'term',
      title: glossaryTitle,
      category: 1,
      summary: 'What the terms of card payments mean.',
      markdown: passages.map((passage) => `- ${passage.markdown.replace('\n\n', ' ')}`).join('\n'),
      references: [],
      related: [],
      questions: [],
    },
    passages,
    terms: parsed.data.terms,
  };
}

function slugOf(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function termsOf(raw: unknown): unknown[] {
  const list = Array.isArray(raw) ? raw : (raw as { terms?: unknown } | null)?.terms;
  return Array.isArray(list) ? list.map((each) => (each as { term?: unknown } | null)?.term) : [];
}
