import { z } from 'zod';
import { categories, categoryOfSlug } from '../categories.ts';
import type { KnowledgeDocument } from '../passage.ts';
import type { GlossaryTerm, IndexedPassage } from './content.ts';
import { ContentError, explainIssues } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';
import { excerptOf } from './plain-text.ts';

/** The document that all terms are passages of. */
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

type Entry = z.infer<typeof glossary>['terms'][number];

/**
 * All files of the glossary together: one document, a passage a term, and the terms for query expansion. A term with
 * two meanings has an entry for each expansion; what several files say of the same one is taken from the first.
 * Throws ContentError.
 */
export function parseGlossary(files: readonly ContentFile[]): {
  document: KnowledgeDocument;
  passages: IndexedPassage[];
  terms: GlossaryTerm[];
} {
  const terms = distinct(files.flatMap((file) => readTerms(file)));
  const slugs = new Set<string>();
  const passages = terms.map((entry) => {
    const short = slugOf(entry.term);
    const slug = slugs.has(short) ? slugOf(`${entry.term} ${entry.expansion ?? ''}`) : short;
    slugs.add(slug);
    return termPassage(slug, entry);
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
    terms,
  };
}

function readTerms({ path, text }: ContentFile): Entry[] {
  const raw = parseYaml(path, text);
  const parsed = glossary.safeParse({
    terms: Array.isArray(raw) ? raw : (raw as { terms?: unknown })?.terms,
  });
  if (!parsed.success) throw new ContentError(path, explainIssues(parsed.error, termsOf(raw)));
  const once = new Set(distinct(parsed.data.terms));
  const repeated = parsed.data.terms.find((entry) => !once.has(entry));
  if (repeated) throw new ContentError(path, `the term "${repeated.term}" stands there twice`);
  return parsed.data.terms;
}

function distinct(entries: readonly Entry[]): Entry[] {
  return [...Map.groupBy(entries, ({ term }) => slugOf(term)).values()].flatMap((alike) =>
    alike.filter((entry, place) => !alike.slice(0, place).some((other) => meansTheSame(entry, other))),
  );
}

function meansTheSame(one: Entry, other: Entry): boolean {
  if (slugOf(one.term) !== slugOf(other.term)) return false;
  return !one.expansion || !other.expansion || slugOf(one.expansion) === slugOf(other.expansion);
}

function termPassage(
  slug: string,
  { term, expansion, synonyms, definition, category }: Entry,
): IndexedPassage {
  const also = synonyms.length > 0 ? `\n\nAlso called: ${synonyms.join('; ')}.` : '';
  return {
    id: `term:${slug}`,
    documentId: glossaryId,
    kind: 'term',
    title: glossaryTitle,
    section: expansion ? `${term} — ${expansion}` : term,
    category: categoryOfSlug(category)?.id ?? 1,
    markdown: `**${term}**${expansion ? ` (${expansion})` : ''}: ${definition}${also}`,
    excerpt: excerptOf(definition),
    aliases: synonyms,
    questions: [],
    asked: [],
    answers: [],
    codes: [],
    searchText: '',
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
