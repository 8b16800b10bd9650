import { ConfigError } from './config/config-error.ts';

/** Why the product cannot start, in lines for the person who started it. */
export const startFailure = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  return error instanceof Error ? `${error.message}${codeOf(error)}` : String(error);
};

/** The database's own name of what failed, such as SQLITE_IOERR_FSYNC: `disk I/O error` alone says little. */
const codeOf = (error: Error): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const known = code ?? (cause as { code?: unknown; originalCode?: unknown } | undefined)?.originalCode;
  return typeof known === 'string' && known.startsWith('SQLITE_') ? ` (${known})` : '';
};
