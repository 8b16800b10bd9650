import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import type { Question } from '../question/question-kind.ts';
import { otherNames } from '../text/everyday-words.ts';
import { termSet } from '../text/words.ts';
import type { Passage } from './passage.ts';
import { isOfKind, targetsOf } from './targets.ts';

type Coverage = { covered: boolean; missing: Code[] };

/** A value with more signs is data, such as a date or an amount; whatever holds its element says how to read it. */
const mostSignsOfCode = 3;

/**
 * Judges whether the passages are about what is asked at all, and which of the codes asked for none of them names.
 * Whoever sent the passages has judged that they answer the question, so only one without a word in common is refused, and
 * none for which an answer was written.
 *
 * @param before the question asked before it in the conversation, from which it may go on
 */
export function coverageOf(question: Question, passages: Passage[], before = ''): Coverage {
  const targets = targetsOf(question.codes);
  const missing = targets.filter((code) => !passages.some((passage) => namesCode(passage, code)));
  if (passages.length === 0) return { covered: false, missing };
  // A code met by the way is nothing to be covered.
  const isUnknown = missing.length > 0 && missing.length === targets.length;
  if (isUnknown && !question.isScenario) return { covered: false, missing };

  // A code that was asked for and found says more than the plain words around it.
  if (targets.length > 0) return { covered: true, missing };
  const terms = [...termSet(`${question.text} ${before}`)];
  const names = otherNames(question.text);
  const isHeld = (term: string) =>
    passages.some(
      ({ terms: held }) =>
        held.has(term) || (names.get(term) ?? []).some((ways) => ways.every((each) => held.has(each))),
    );
  const isWritten = passages.some(({ answer }) => answer.length > 0);
  return { covered: isWritten || terms.length === 0 || terms.some(isHeld), missing };
}

function namesCode({ text, title, section, rowKey, answer }: Passage, code: Code): boolean {
  // What was written for this question is on its code whatever it calls it.
  if (mentionsCode(answer.join(' '), code, `${title} ${section} code`)) return true;
  const element = code.value.length > mostSignsOfCode ? /^DE \d+(?= = )/.exec(code.label)?.[0] : undefined;
  if (element !== undefined && /\bdata elements?\b/i.test(title) && `DE ${rowKey}` === element) return true;
  if (rowKey !== null && !isOfKind({ title, text }, code)) return false;
  return mentionsCode(`${section}\n${text}`, code, `${title} ${section}`);
}
