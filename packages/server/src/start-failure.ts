import { ConfigError } from './config/config-error.ts';

/** Why the product cannot start, in lines for the person who started it. */
export const startFailure = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  return error instanceof Error ? error.message : String(error);
};
