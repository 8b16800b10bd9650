import { announces, mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import type { Question } from '../question/question-kind.ts';
import { termSet, topicWeight } from '../text/words.ts';
import type { Passage } from './passage.ts';
import { targetsOf } from './targets.ts';

/** The weighted share of a question's terms that the best passage must hold to be about the question at all. */
const leastShare = 0.2;

export type Coverage = { covered: boolean; missing: Code[] };

/**
 * Judges whether the passages are about what is asked at all, and which of the codes asked for none of them names.
 * Whoever sent the passages chose them for the question, so only a question they share next to nothing with is refused.
 */
export function coverageOf(question: Question, passages: Passage[]): Coverage {
  const targets = targetsOf(question.codes);
  const missing = targets.filter((code) => !passages.some((passage) => namesCode(passage, code)));
  if (passages.length === 0) return { covered: false, missing };
  // A code met by the way is nothing to be covered.
  const isUnknown = missing.length > 0 && missing.length === targets.length;
  if (isUnknown && !question.isScenario) return { covered: false, missing };

  // A code that was asked for and found says more than the plain words around it.
  if (targets.length > 0) return { covered: true, missing };

  const terms = [...termSet(question.text)].filter((term) => !isCodeTerm(term, question.codes));
  if (terms.length === 0) return { covered: true, missing };
  const share = ({ terms: held }: Passage) =>
    weigh(
      terms.filter((term) => held.has(term)),
      question,
    ) / weigh(terms, question);
  return { covered: passages.some((passage) => share(passage) >= leastShare), missing };
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
