import { z } from 'zod';
import { ContentError, explainIssues } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';

const schema = z.array(z.string().trim().min(1));

/** A file of `beyond`: a list of questions. Throws ContentError when it is not in its form. */
export function parseExamples({ path, text }: ContentFile): readonly string[] {
  const parsed = schema.safeParse(parseYaml(path, text));
  if (!parsed.success) throw new ContentError(path, explainIssues(parsed.error));
  return parsed.data;
}
