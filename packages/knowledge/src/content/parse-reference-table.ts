import { z } from 'zod';
import { canonicalCodes } from '../analysis/canonical-code.ts';
import { codeFamilies } from '../analysis/code-families.ts';
import { categories, categoryOfSlug } from '../categories.ts';
import type { KnowledgeDocument } from '../passage.ts';
import type { IndexedPassage } from './content.ts';
import { ContentError, explainIssues } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { excerptOf } from './plain-text.ts';

const text = z.coerce.string().trim().min(1);
const category = z.enum(categories.map((known) => known.slug));

const row = z.object({
  key: text,
  name: text,
  format: text.optional(),
  meaning: text,
  where: text.optional(),
  source: text.optional(),
  aliases: z.array(text).default([]),
  category: category.optional(),
  codes: z.array(text.toLowerCase()).default([]),
});

const table = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  category,
  kind: text,
  intro: text,
  /** These are of every row that has none of its own. */
  format: text.optional(),
  where: text.optional(),
  source: text.optional(),
  rows: z.array(row).min(1),
});

type Table = z.infer<typeof table>;
type Row = z.infer<typeof row>;

/** A reference table as a document and a passage a row. Throws ContentError naming file and row. */
export function parseReferenceTable(
  file: string,
  source: string,
): { document: KnowledgeDocument; passages: IndexedPassage[] } {
  const raw = parseYaml(file, source);
  const parsed = table.safeParse(raw);
  if (!parsed.success) throw new ContentError(file, explainIssues(parsed.error, keysOf(raw)));
  const { id, title, intro, rows } = parsed.data;
  const seen = new Set<string>();
  for (const [index, { key }] of rows.entries()) {
    if (seen.has(key)) throw new ContentError(file, `row ${index + 1} (${key}) repeats a key`);
    seen.add(key);
  }
  const categoryId = categoryOfSlug(parsed.data.category)?.id ?? 1;
  const { format, where } = parsed.data;
  const whole = rows.map((each) => ({ format, where, source: parsed.data.source, ...each }));
  return {
    document: {
      id,
      kind: 'reference',
      title,
      category: categoryId,
      summary: intro,
      markdown: wholeTable(intro, whole),
      references: parsed.data.source ? [{ title: parsed.data.source }] : [],
      related: [],
      questions: [],
    },
    passages: whole.map((each) => rowPassage(parsed.data, each)),
  };
}

function rowPassage(parent: Table, each: Row): IndexedPassage {
  const label = codeFamilies[parent.kind]?.label ?? '';
  const named = `${label && !each.key.startsWith(label) ? `${label} ` : ''}${each.key}`;
  const markdown = [
    `**${named} — ${each.name}**${each.format ? ` (format ${each.format})` : ''}`,
    each.meaning,
    [
      each.where && `- Where used: ${each.where}`,
      each.aliases.length > 0 && `- Also called: ${each.aliases.join('; ')}`,
      each.source && `- Source: ${each.source}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    id: `ref:${parent.id}#${each.key}`,
    documentId: parent.id,
    kind: 'reference',
    title: parent.title,
    section: `${each.key} — ${each.name}`,
    category: categoryOfSlug(each.category ?? parent.category)?.id ?? 1,
    markdown,
    excerpt: excerptOf(each.meaning),
    aliases: each.aliases,
    questions: [],
    asked: [],
    answers: [],
    codes: [...new Set([...canonicalCodes(parent.kind, each.key), ...each.codes])],
    searchText: parent.title,
  };
}

function wholeTable(intro: string, rows: readonly Row[]): string {
  const cell = (value: string | undefined) => (value ?? '').replace(/\s+/g, ' ').replaceAll('|', '\\|');
  const lines = rows.map(
    ({ key, name, format, meaning, where }) =>
      `| ${[key, name, format, meaning, where].map(cell).join(' | ')} |`,
  );
  return [
    intro,
    '',
    '| Key | Name | Format | Meaning | Where used |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function keysOf(raw: unknown): unknown[] {
  const rows = (raw as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? rows.map((each) => (each as { key?: unknown } | null)?.key) : [];
}
