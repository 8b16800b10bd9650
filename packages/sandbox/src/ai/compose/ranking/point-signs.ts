import type { Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { targetsOf } from '../passages/targets.ts';
import { type AnswerType, answerTypeOf } from '../question/answer-type.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Question } from '../question/question-kind.ts';
import { tellingTerms, termSet } from '../text/words.ts';
import type { Relevance } from './relevance.ts';

/** So much of the question a heading has to name that asks the same. */
const leastOfHeading = 0.3;

/** What is asked of a code is not told by what speaks of no such code. */
export function namesTarget({ sentences, heading }: Point, { codes, isScenario }: Question): boolean {
  const targets = isScenario ? [] : targetsOf(codes);
  const text = sentences.join(' ');
  return targets.length === 0 || targets.some((code) => mentionsCode(text, code, `${heading} code`));
}

/** What a row or an item is named by: its beginning in bold. */
export function labelOf({ sentences }: Point): string | undefined {
  return /^\*\*([^*]+?)[:.]?\*\*/.exec(sentences[0] ?? '')?.[1];
}

/** "When stand-in processing starts" over the first sentence below it: the writer asked what the reader asks. */
export function asksTheSame(
  { opens, heading }: Point,
  passage: Passage | undefined,
  type: AnswerType,
  relevance: Relevance,
): boolean {
  return (
    opens &&
    [heading, passage?.section ?? ''].some(
      (title) => answerTypeOf(title) === type && relevance.share(termSet(title)) >= leastOfHeading,
    )
  );
}

const nounOfValue =
  '(?:status|result|value|code|indicator|category|level|format|version|condition|type|digit|byte|bit|mode|reason|usage)';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Says whether what a row or an item is named by is in the question. */
export function isLabelledByQuestion(point: Point, question: Question): boolean {
  const label = labelOf(point);
  if (label === undefined) return false;
  const isWritten = question.text.toLowerCase().includes(label.toLowerCase());
  if (
    isWritten &&
    new RegExp(`\\b${nounOfValue} (?:of |is |= ?)?["'\u201c]?${escaped(label)}(?![\\w.])`, 'i').test(
      question.text,
    )
  )
    return true;
  const asked = termsAsked(question);
  const named = [...tellingTerms(label)];
  return named.length > 0 && named.every((term) => asked.has(term));
}

const knownQuestions = new WeakMap<Question, Set<string>>();

function termsAsked(question: Question): Set<string> {
  const terms = knownQuestions.get(question) ?? termSet(question.text);
  knownQuestions.set(question, terms);
  return terms;
}
