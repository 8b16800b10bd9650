import { announces, mentionsCode } from './code-mentions.ts';
import type { Code } from './codes.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question-kind.ts';
import { targetsOf } from './targets.ts';
import { termSet, topicWeight } from './words.ts';

/** The weighted share of a question's terms that the passages together, and the best one alone, have to hold. */
const least = { short: 0.62, usual: 0.5, long: 0.35 };
const leastInOnePassage = 0.8;
const shortTerms = 3;
const longTerms = 9;

export type Coverage = { covered: boolean; missing: Code[] };

/** Judges whether the passages are about what is asked at all, and which of the codes asked for none of them names. */
export function coverageOf(question: Question, passages: Passage[]): Coverage {
  const targets = targetsOf(question.codes);
  const missing = targets.filter((code) => !passages.some((passage) => namesCode(passage, code)));
  if (passages.length === 0 || (missing.length > 0 && missing.length === targets.length)) {
    return { covered: false, missing };
  }

  const terms = [...termSet(question.text)].filter((term) => !isCodeTerm(term, question.codes));
  if (terms.length === 0 || question.kind === 'code') return { covered: true, missing };
  const share = (held: (term: string) => boolean) =>
    weigh(terms.filter(held), question) / weigh(terms, question);
  const anywhere = share((term) => passages.some((passage) => passage.terms.has(term)));
  const inOne = Math.max(...passages.map((passage) => share((term) => passage.terms.has(term))));
  const needed = leastFor(terms.length, question.codes.length > missing.length);
  return {
    covered:
      anywhere >= needed && inOne >= (terms.length <= shortTerms ? needed : needed * leastInOnePassage),
    missing,
  };
}

function leastFor(terms: number, hasCodes: boolean): number {
  if (hasCodes || terms >= longTerms) return least.long;
  return terms <= shortTerms ? least.short : least.usual;
}

function weigh(terms: string[], { text }: Question): number {
  return terms.reduce((sum, term) => sum + topicWeight(term, text), 0);
}

function namesCode({ text, title, section, rowKey }: Passage, code: Code): boolean {
  if (rowKey !== null && !announces(title, code)) return false;
  return mentionsCode(`${section}\n${text}`, code, `${title} ${section}`);
}

function isCodeTerm(term: string, codes: Code[]): boolean {
  return codes.some(
    ({ value, kind }) => term === value.toLowerCase() || (kind === 'element' && term === `de${value}`),
  );
}
