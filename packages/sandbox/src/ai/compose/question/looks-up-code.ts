import { withoutClockTimes } from './clock-times.ts';
import { type Question, readQuestion } from './question-kind.ts';

const meaning = /\bmeans?\b|\bmeaning\b|\bstands? for\b|\btell\b|\bsay\b|\bdefin|\bwhat(?:'s|’s| is| are)\b/i;

/**
 * Says whether a question wants to be told what a code means, by itself or first among other questions; not where the code only
 * says of what case something is asked, as in "ECI 06 and no CAVV, who is liable".
 */
export function looksUpCode({ kind, parts }: Pick<Question, 'kind' | 'parts'>): boolean {
  if (kind === 'code') return true;
  if (parts.length < 2 || !parts.some((part) => readQuestion(part).kind === 'code')) return false;
  return parts.some(asksForMeaning);
}

/** Says whether a question wants to be told what something is or means. */
export function asksForMeaning(question: string): boolean {
  return meaning.test(question);
}

/** The numbers of a question that are no code of it, such as the E800 of "Tag 9B value E800". */
export function furtherNumbers({ text, codes }: Pick<Question, 'text' | 'codes'>): string[] {
  const known = new Set(codes.flatMap(({ value, key, label }) => [value, key, ...label.split(/[^\w.]+/)]));
  return (withoutClockTimes(text).match(/(?<![\w.])[0-9A-F]{2,}(?![\w.]|[.:]\d)/g) ?? []).filter(
    (number) => /\d/.test(number) && !known.has(number),
  );
}
