import { ConfigError } from './config/config-error.ts';
import { sqliteCodeOf } from './storage/storage-errors.ts';

/** Why the product cannot start, in lines for the person who started it. */
export const startFailure = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  if (!(error instanceof Error)) return String(error);
  const code = sqliteCodeOf(error);
  return code === undefined ? error.message : `${error.message} (${code})`;
};
