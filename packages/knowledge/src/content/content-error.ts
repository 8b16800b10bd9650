import type { z } from 'zod';

/** A file of the corpus, the reference tables or the glossary that cannot be used, named with the reason. */
export class ContentError extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.name = 'ContentError';
  }
}

/** Says which row or field of a file is wrong and how, one line a mistake. */
export function explainIssues(error: z.ZodError, rowKeys: readonly unknown[] = []): string {
  return error.issues.map((issue) => `${placeOf(issue.path, rowKeys)}: ${issue.message}`).join('\n');
}

function placeOf(path: readonly PropertyKey[], rowKeys: readonly unknown[]): string {
  const [list, index, ...rest] = path;
  if (typeof index !== 'number' || (list !== 'rows' && list !== 'terms')) {
    return path.map(String).join('.') || 'the file';
  }
  const key = rowKeys[index];
  const name = typeof key === 'string' || typeof key === 'number' ? ` (${key})` : '';
  return [`row ${index + 1}${name}`, ...rest.map(String)].join(' ');
}
