import { isForeign, mentionsCode } from './code-mentions.ts';
import type { Code } from './codes.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question-kind.ts';
import { termSet, topicWeight } from './words.ts';

const leastOfQuestion = 0.5;
const leastInOnePassage = 0.4;
const leastOfLongQuestion = 0.3;
const longQuestionTerms = 10;

export type Coverage = { covered: boolean; missing: Code[] };

/** Judges whether the passages are about what is asked at all, and which of the codes asked for none of them names. */
export function coverageOf(question: Question, passages: Passage[]): Coverage {
  const missing = question.codes.filter(
    (code) =>
      !passages.some(
        ({ text, title, section }) =>
          !isForeign(title, code, question.codes) &&
          mentionsCode(`${section}\n${text}`, code, `${title} ${section}`),
      ),
  );
  if (passages.length === 0) return { covered: false, missing: question.codes };
  const needed = question.kind === 'comparison' || question.kind === 'code' ? question.codes.length : 1;
  if (missing.length > 0 && (missing.length >= question.codes.length || missing.length >= needed)) {
    return { covered: false, missing };
  }
  const terms = [...termSet(question.text)].filter((term) => !isCodeTerm(term, question.codes));
  if (terms.length === 0) return { covered: true, missing };

  const weigh = (held: (term: string) => boolean) =>
    terms.reduce((sum, term) => sum + (held(term) ? topicWeight(term, question.text) : 0), 0);
  const total = weigh(() => true);
  const anywhere = weigh((term) => passages.some((passage) => passage.terms.has(term))) / total;
  const inOne = Math.max(...passages.map((passage) => weigh((term) => passage.terms.has(term)) / total));
  const isLong = terms.length >= longQuestionTerms;
  const hasCodes = question.codes.length > missing.length;
  const least = isLong || hasCodes ? leastOfLongQuestion : leastOfQuestion;
  return { covered: anywhere >= least && inOne >= Math.min(least, leastInOnePassage), missing };
}

function isCodeTerm(term: string, codes: Code[]): boolean {
  return codes.some(
    ({ value, kind }) => term === value.toLowerCase() || (kind === 'element' && term === `de${value}`),
  );
}
