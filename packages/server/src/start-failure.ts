import { maskSensitiveCardData } from '@genie/payment-formats';
import { ConfigError } from './config/config-error.ts';
import { sqliteCodeOf } from './storage/storage-errors.ts';

/** Why the product cannot start, in lines for the person who started it, without card data. */
export const startFailure = (error: unknown): string => maskSensitiveCardData(reasonsOf(error)).text;

const reasonsOf = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  if (!(error instanceof Error)) return String(error);
  // What several failures say together names the first of them.
  const code = sqliteCodeOf(error instanceof AggregateError ? error.errors[0] : error);
  return code === undefined ? error.message : `${error.message} (${code})`;
};
