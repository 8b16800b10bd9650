import { isGeneric, termsOf } from '../text/words.ts';
import { withoutAsking } from './answer-type.ts';
import type { Code } from './codes.ts';
import type { Question } from './question-kind.ts';

const short = '\\p{Lu}{2,6}';
const several = `${short}(?:(?:\\s*[,/]\\s*|,?\\s+(?:and|or)\\s+)(?:an? |the )?${short})*`;
const asksForLetters =
  /\b(?:letters|abbreviations?|acronyms?) (?:stand|mean)|\bstands? for\b|\bspell(?:ed)? (?:\w+ )?out\b|\bmeanings?\b|\bwhat for\b|\bwhat (?:are|is) (?:they|these|each)\b/i;
const name = '\\p{Lu}[\\p{L}\\d-]*';
/** "What are BDK and KSN, and …", "who is ACS, who is DS", "AID, AFL in EMV?". */
const definingForms = [
  new RegExp(
    `\\b(?:[Ww]hat|[Ww]ho)(?:['’]s|\\s+(?:is|are|do|does))\\s+(?:an? |the )?(?<named>${several})(?=\\s*(?:[?,.;:!]|$|\\s(?:and|mean|stand)\\b))`,
    'gu',
  ),
  new RegExp(
    `^(?<named>${name}(?:(?:\\s*[,/+]\\s*|,?\\s+(?:and|or)\\s+)${name})+)(?=\\s*(?:[:?–—-]|$)|\\s+(?:in|on|at)\\s)`,
    'gu',
  ),
  new RegExp(
    `^(?:[Ee]xplain|[Dd]efine|[Dd]escribe) (?:an? |the )?(?<named>${several})(?=\\s*(?:[?,.;:!]|$))`,
    'gu',
  ),
];

/** The abbreviations of which a question asks what they are, and not only something about them. */
export function abbreviationsToDefine(question: Question): string[] {
  const all = abbreviationsIn(question);
  if (asksForLetters.test(question.text) || asksOnlyFor(all, question.text)) return all;
  const named = definingForms.flatMap((form) =>
    [...question.text.matchAll(form)].flatMap(({ groups }) => groups?.named?.match(/\p{Lu}{2,6}/gu) ?? []),
  );
  return all.filter((each) => named.includes(each));
}

/** The words in capitals of a question; "TC 05" asks for the code, and not for what TC stands for, and EP of "A-EP" is no word. */
export function abbreviationsIn({ text, codes }: Pick<Question, 'text' | 'codes'>): string[] {
  const found = withoutAsking(text).match(/(?<!\b\p{L}-)\b\p{Lu}{2,6}\b(?!\s*[=:]?\s*\d)/gu) ?? [];
  return [...new Set(found)].filter((each) => !isNameOfCode(each, codes));
}

/** Says whether a code asked for is called so: TC of "TC 05", MAC of merchant advice code 03. */
export function isNameOfCode(abbreviation: string, codes: Code[]): boolean {
  return codes.some(({ label, value }) => {
    const noun = label.replace(value, '').trim();
    const words = noun.split(/[\s-]+/);
    const initials = words.map((word) => word.charAt(0)).join('');
    return (
      words.includes(abbreviation.toUpperCase()) ||
      (words.length > 1 && initials.toLowerCase().endsWith(abbreviation.toLowerCase()))
    );
  });
}

/** "CNP, MOTO, CP?" asks for nothing but what they stand for. */
export function asksOnlyFor(asked: string[], question: string): boolean {
  const others = termsOf(question).filter((term) => !asked.some((each) => termsOf(each).includes(term)));
  return asked.length > 1 && others.every(isGeneric);
}
