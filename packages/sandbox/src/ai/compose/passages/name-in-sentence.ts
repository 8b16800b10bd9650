import { brandsIn } from '../question/narrowing.ts';

/** The name of a service or a body: International Service Assessment, System to Avoid Fraud Effectively. */
const inCapitals = /^\p{Lu}\S*(?: (?:of|and|for|the|to|in))* \p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*(?:\s|$)/u;

/** What an abbreviation stands for as it is written inside a sentence: a small letter first unless it is a proper name. */
export function nameInSentence(full: string): string {
  const isName =
    brandsIn(full.split(' ')[0] ?? '').length > 0 ||
    /^\p{Lu}(?:\P{Ll}|\p{Ll}+\p{Lu})/u.test(full) ||
    inCapitals.test(full);
  return isName ? full : full.charAt(0).toLowerCase() + full.slice(1);
}
