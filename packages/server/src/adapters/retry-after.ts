import type { Clock } from '../clock.ts';

const longestSeconds = 60 * 60;

/**
 * How long a service asks to be left alone (RFC 9110, 10.2.3), within an hour: what is to be told to our own callers.
 *
 * @param headers of its answer, where there was one
 * @param fallbackSeconds when it said nothing of the kind
 * @param clock for those that say a date
 */
export const retryAfterSeconds = (
  headers: Headers | undefined,
  fallbackSeconds: number,
  clock: Clock,
): number => {
  const said = headers?.get('retry-after')?.trim();
  if (!said) return fallbackSeconds;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - clock.now().getTime()) / 1_000;
  return Number.isNaN(seconds) ? fallbackSeconds : Math.min(Math.max(1, Math.ceil(seconds)), longestSeconds);
};
