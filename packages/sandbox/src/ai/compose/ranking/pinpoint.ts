import type { Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Question } from '../question/question-kind.ts';
import { isGeneric, termSet } from '../text/words.ts';
import type { Material } from './material.ts';
import type { Relevance } from './relevance.ts';
import type { ScoredPoint } from './score-points.ts';
import { placing } from './score-points.ts';

const weight = { own: 0.55, context: 0.45, told: 0.35, key: 0.2, rank: 0.15, heading: 0.9 };
/** So much of the question a heading has to name that asks the same. */
const leastOfHeading = 0.3;
const leastShare = 0.5;
/** A label with more words is about a case in which the code occurs. */
const mostWordsOfCode = 5;

/** The row or item that is named by a code asked for, where no passage is that code's own. */
export function rowOfCode(material: Material): ScoredPoint | undefined {
  const { question, passages, points, rows, relevance } = material;
  const targets = targetsOf(question.codes);
  if (
    targets.length !== 1 ||
    !asksForMeaning(question) ||
    passages.some((passage) => standingOf(passage, targets) === 'row')
  )
    return undefined;
  const [best] = [...rows, ...points]
    .filter((point) => {
      const label = labelOf(point);
      return (
        label !== undefined &&
        label.split(/\s+/).length <= mostWordsOfCode &&
        targets.some((code) => mentionsCode(label, code, `${point.heading} code`)) &&
        relevance.share(point.terms, point.context) >= leastShare
      );
    })
    .map((point) => ({ ...point, score: weigh(point, material, null) }))
    .toSorted((one, other) => other.score - one.score);
  return best;
}

/** What is asked of a code is not told by what speaks of no such code. */
export function namesTarget({ sentences, heading }: Point, { codes, isScenario }: Question): boolean {
  const targets = isScenario ? [] : targetsOf(codes);
  const text = sentences.join(' ');
  return targets.length === 0 || targets.some((code) => mentionsCode(text, code, `${heading} code`));
}

function asksForMeaning({ kind, text }: Question): boolean {
  return kind === 'trouble' || kind === 'code' || /\bmean|\bwhat (?:is|are|was)\b/i.test(text);
}

/** What a row or an item is named by: its beginning in bold. */
function labelOf({ sentences }: Point): string | undefined {
  return /^\*\*([^*]+?)[:.]?\*\*/.exec(sentences[0] ?? '')?.[1];
}

export function canStandAlone({ leans, origin }: Point): boolean {
  return !leans && origin !== 'step';
}

/** How well a point tells what is asked, and the very thing asked for most of all. */
export function weigh(point: Point, material: Material, type: AnswerType | null): number {
  const { passages, question, relevance } = material;
  const passage = passageOf(point, material);
  const text = point.sentences.join(' ');
  return (
    weight.own * relevance.share(point.terms) +
    weight.context * relevance.share(point.terms, point.context) +
    (type !== null && tells(text, type) ? weight.told : 0) +
    (isLabelledByQuestion(point, question) ? weight.key : 0) +
    (type !== null && asksTheSame(point, passage, type, relevance) ? weight.heading : 0) +
    weight.rank * (1 - passages.findIndex(({ n }) => n === point.n) / passages.length) +
    (passage ? placing(point, passage, question, relevance) : 0)
  );
}

const passageOf = ({ n }: Point, { passages }: Material): Passage | undefined =>
  passages.find((passage) => passage.n === n);

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
  const named = [...termSet(label)].filter((term) => !isGeneric(term));
  return named.length > 0 && named.every((term) => asked.has(term));
}

const knownQuestions = new WeakMap<Question, Set<string>>();

function termsAsked(question: Question): Set<string> {
  const terms = knownQuestions.get(question) ?? termSet(question.text);
  knownQuestions.set(question, terms);
  return terms;
}
