import type { Range } from './card-runs.ts';

/** What follows the card number in track data; `secret` holds the issuer's discretionary data. */
export type TrackTail = { readonly secret: Range };

const longestTail = 100;
/** ISO/IEC 7813: name between carets on track 1; expiry date (YYMM), service code, discretionary data. */
const trackOne = /^\^[^^\n]{2,26}\^\d\d(?:0[1-9]|1[0-2])\d{3}/;
const trackTwo = /^[=d]\d\d(?:0[1-9]|1[0-2])(?:\d{3})?/i;

/** Reads the rest of track 1 or track 2 behind a card number that ends at `end`, if there is one. */
export function trackTailAfter(text: string, end: number): TrackTail | undefined {
  const rest = text.slice(end, end + longestTail);
  const head = trackOne.exec(rest) ?? trackTwo.exec(rest);
  if (!head) return undefined;
  const from = end + head[0].length;
  const discretionary = /^[\d ]*\d/.exec(text.slice(from, from + longestTail));
  return { secret: { from, to: from + (discretionary?.[0].length ?? 0) } };
}
