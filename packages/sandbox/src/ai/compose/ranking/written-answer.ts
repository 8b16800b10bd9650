import type { Passage } from '../passages/passage.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import { type Code, findCodes } from '../question/codes.ts';
import { furtherNumbers, looksUpCode } from '../question/looks-up-code.ts';
import type { Question } from '../question/question-kind.ts';
import { countWords } from '../text/inline-markdown.ts';
import { termSet } from '../text/words.ts';
import type { ScoredPoint } from './score-points.ts';
import { tellsSecond } from './tells-second.ts';
import { withoutContained } from './without-contained.ts';

const fewestOfList = 3;
/** Kinds of codes of which one is easily taken for another. */
const mistaken = new Set<Code['kind']>(['response', 'tag', 'other']);

/**
 * The passages with what was written as the answer, where it fits: the look-up of a code that has its row among them opens with
 * the row, unless its answer reads a further value of the question or answers what is asked besides, and what tells of another
 * code than asked for, or of many, is no answer.
 */
export function withFittingAnswers(question: Question, passages: Passage[]): Passage[] {
  const hasRow = passages.some((passage) => standingOf(passage, question.codes) === 'row');
  if (!hasRow) return passages;
  const values = furtherNumbers(question);
  const isRead = (passage: Passage) =>
    values.length > 0 && values.every((value) => textOf(passage).includes(value));
  const opensWithRow = looksUpCode(question) && !passages.some(isRead);
  return passages.map((passage) =>
    (opensWithRow && !tellsSecond(textOf(passage), question.parts)) ||
    isOfOtherCode(passage, question) ||
    isListOfCodes(passage, question)
      ? { ...passage, answer: [], near: [] }
      : passage,
  );
}

/** Says whether what was written names codes like those asked for, and of these none. */
function isOfOtherCode(passage: Passage, { codes, text: question }: Question): boolean {
  const targets = targetsOf(codes).filter(({ kind }) => mistaken.has(kind));
  const context = `${passage.title}. ${passage.section}`;
  const text = textOf(passage);
  return (
    targets.length > 0 &&
    !targets.some((code) => mentionsCode(text, code, `${context} code`)) &&
    findCodes(text).some((named) => targets.some((code) => isOfKind(named, code))) &&
    !findCodes(text).some(({ value }) => question.includes(value))
  );
}

/** Says whether what was written tells one response code asked for among many. */
function isListOfCodes(passage: Passage, { codes, text }: Question): boolean {
  const [target, ...others] = targetsOf(codes);
  if (target?.kind !== 'response' || others.length > 0) return false;
  const named = new Set(textOf(passage).match(/(?<![\w.])\d{2}(?![\w.%])/g));
  return [...named].filter((each) => !text.includes(each)).length >= fewestOfList;
}

function isOfKind(one: Code, other: Code): boolean {
  const nameOf = ({ label, value }: Code) => label.replace(value, '');
  return one.kind === other.kind && nameOf(one) === nameOf(other);
}

function textOf({ answer }: Passage): string {
  return answer.join(' ');
}

/** What was written as the answer to a question like the one asked, as points of the passages it was written for. */
export function writtenAnswers(passages: readonly Passage[]): ScoredPoint[] {
  const kept = withoutContained(passages.map(({ answer }) => answer));
  return passages.flatMap((passage, index) => pointsOf(passage, kept[index]));
}

/** What was written as the answer to questions near the one asked, without what the answers to that one hold. */
export function writtenNear(passages: readonly Passage[]): ScoredPoint[] {
  const answers = passages.map(({ answer }) => answer);
  const kept = withoutContained([...answers, ...passages.map(({ near }) => near)]).slice(answers.length);
  return passages.flatMap((passage, index) => pointsOf(passage, kept[index]));
}

const pointsOf = (passage: Passage, sentences: string[] = []): ScoredPoint[] =>
  sentences.length > 0 ? [pointOf({ ...passage, answer: sentences })] : [];

function pointOf({ n, answer, section, about }: Passage): ScoredPoint {
  const text = answer.join(' ');
  return {
    n,
    sentences: answer,
    position: -1,
    block: -1,
    heading: section,
    origin: 'sentence',
    opens: true,
    leans: false,
    terms: termSet(text),
    context: about,
    words: countWords(text),
    score: 1,
  };
}
