import { isAcronym, termsOf } from '../text/words.ts';
import type { Passage } from './passage.ts';

const fewestLetters = 3;
const mostLetters = 5;

/**
 * What the acronyms of a question stand for, found in the passages themselves: the words "multi-factor authentication"
 * for MFA. Only of acronyms that no passage has as such. For each term the terms of the words.
 */
export function spelledOut(question: string, passages: Passage[]): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const acronym of acronymsOf(question)) {
    const [term] = termsOf(acronym);
    if (term === undefined || passages.some(({ terms }) => terms.has(term))) continue;
    const initials = new RegExp(
      `(?<![\\p{L}-])${[...acronym.toLowerCase()].map((letter) => `${letter}\\p{L}{2,}`).join('[ -]')}(?![\\p{L}])`,
      'giu',
    );
    const phrases = passages.flatMap(
      ({ title, section, text }) => `${title}. ${section}. ${text}`.match(initials) ?? [],
    );
    const ways = new Map(phrases.map((phrase) => termsOf(phrase)).map((terms) => [terms.join(' '), terms]));
    if (ways.size > 0) found.set(term, [...ways.values()]);
  }
  return found;
}

/** Words in capitals; in a question without any capital, every short word may be one. */
function acronymsOf(question: string): string[] {
  const words = question.match(/\p{L}+/gu) ?? [];
  const isPlain = question === question.toLowerCase();
  return words
    .filter((word) => isPlain || isAcronym(word))
    .map((word) => (isPlain ? word : word.replace(/s$/, '')))
    .filter(({ length }) => length >= fewestLetters && length <= mostLetters);
}
