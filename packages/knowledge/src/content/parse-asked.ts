import { z } from 'zod';
import { ContentError, explainIssues } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { plainText } from './plain-text.ts';

/** How people ask for what a section says, by the section's heading. */
export type Asked = ReadonlyMap<string, readonly string[]>;

const schema = z.record(z.string(), z.array(z.coerce.string().trim().min(1)));

/** What a document has that nobody wrote questions for. */
export const nothingAsked: Asked = new Map();

/** A file of `asked`. Throws ContentError when it is not in its form. */
export function parseAsked(file: string, text: string): Asked {
  const parsed = schema.safeParse(parseYaml(file, text));
  if (!parsed.success) throw new ContentError(file, explainIssues(parsed.error));
  return new Map(Object.entries(parsed.data).map(([heading, questions]) => [plainText(heading), questions]));
}
