import { ApiError } from '../api/api-error.ts';

/**
 * What a failure is really about, for the line below the documented text; undefined when that text already says it.
 * A validation error names its first field's trouble.
 */
export const causeOf = (error: unknown, documentedText: string): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const cause = Object.values(error.fields)[0] ?? error.message;
  return cause === documentedText ? undefined : cause;
};
