import { canStandAlone, type Point } from '../passages/points.ts';
import { isOtherQuestion, isSameQuestion, posedIn } from '../passages/posed-question.ts';
import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import { reasonCodeAsked } from '../question/asks-for-reason-code.ts';
import { asksOfCase } from '../question/asks-of-case.ts';
import type { Question } from '../question/question-kind.ts';
import { countWords, plainText } from '../text/inline-markdown.ts';
import { termSet, termsOf } from '../text/words.ts';
import { shareOfAsked } from './asked-sentence.ts';
import { introduces } from './introduction.ts';
import { leadWeight } from './lead-signs.ts';
import { type Material, passageOf } from './material.ts';
import { openingFit } from './opening-fit.ts';
import { opensBadly } from './opens-badly.ts';
import { isLabelledByQuestion, labelOf } from './point-signs.ts';
import type { ScoredPoint } from './score-points.ts';

const penalty = { other: 1.5, elsewhere: 1, meaning: 1.5, untold: 1.5, undecided: 2 };
const worthOfValue = 1.7;
const worthOfRow = 1.4;
/** What a cell tells in full. */
const toldByRow = new Set<AnswerType>(['cost', 'duration']);
const fewestWordsOfName = 2;
/** What a sentence without it does not answer. */
const untold = new Set<AnswerType>(['cost', 'bearer']);
const worthOfAsked = 1;
const leastOfHeading = 0.15;
/** So few words seldom tell more than what the section is about. */
const wordsOfShort = 16;
/** What is said beside it may fall so far behind the best, holds so much of what is asked, repeats little and makes no long opening. */
const beside = { behind: 2.5, asked: 0.25, alike: 0.5, words: 75 };

/** All that can open an answer to a question of no special form, by how well it would, best first. */
export function weighOpenings(material: Material): ScoredPoint[] {
  const { points, rows, question } = material;
  const type = answerTypeOf(question.text);
  const reasonCode = reasonCodeAsked(question.text);
  const tellsReasonCode = ({ sentences }: Point) => reasonCode?.test(sentences.join(' ')) ?? false;
  return [...points, ...rows]
    .filter((point) => canStandAlone(point) || (!point.leans && tellsReasonCode(point)))
    .filter((point) => !introduces(point, question))
    .map((point) => ({
      ...point,
      score:
        leadWeight(point, material, type) -
        againstOpening(point, material, type) -
        (reasonCode !== null && !tellsReasonCode(point) ? penalty.untold : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
}

/** A row of so many cells is a list of its columns, which reads badly behind a sentence. */
const mostCells = 2;

/** What tells more beside an opening of a few words, such as "There are three limits, and each decides something else". */
export function besideShort(said: ScoredPoint[], material: Material): ScoredPoint[] {
  const words = said.reduce((sum, point) => sum + point.words, 0);
  const [opening] = said;
  if (opening?.origin !== 'sentence' || words > wordsOfShort || leadsToList(opening, material)) return [];
  const told = new Set(said.flatMap(({ terms }) => [...terms]));
  const [best, ...others] = weighOpenings(material);
  const isNew = ({ terms }: Point) =>
    [...terms].filter((term) => told.has(term)).length < beside.alike * terms.size;
  const isClose = ({ score, terms }: ScoredPoint) =>
    score >= (best?.score ?? 0) - beside.behind && material.relevance.share(terms) >= beside.asked;
  const found = [...(best ? [best] : []), ...others].find(
    (point) =>
      (point.cells?.length ?? 0) <= mostCells &&
      isClose(point) &&
      isNew(point) &&
      point.words > words &&
      point.words + words <= beside.words,
  );
  return found ? [found] : [];
}

/** What reads badly at the beginning of an answer, and well enough further down; below 0 what suits the question's form. */
function againstOpening(point: Point, material: Material, type: AnswerType | null): number {
  const { question, relevance } = material;
  const passage = passageOf(point, material);
  const section = passage?.section ?? '';
  const isTold = type !== null && tells(point.sentences.join(' '), type);
  // A row tells its fact of what stands above its table.
  const isElsewhere =
    point.origin === 'row' &&
    !isTold &&
    relevance.share(termSet(`${section} ${point.heading}`)) < leastOfHeading;
  const against =
    (answersAnother(point, question) ? penalty.other : 0) +
    (isElsewhere ? penalty.elsewhere : 0) +
    (isMeaningOnly(point, question) && asksOfCase(question) ? penalty.meaning : 0) +
    (type !== null && untold.has(type) && !isTold ? penalty.untold : 0) +
    (leavesOpen(point, question) ? penalty.undecided : 0) -
    (isNamedByValue(point, question) && (type === null || isTold || point.origin === 'row')
      ? worthOfValue
      : 0) -
    (isTold && isRowAsked(point, question, type) ? worthOfRow : 0);
  if (passage === undefined) return against;
  return (
    against +
    opensBadly(point, passage, question) -
    openingFit(point, passage, material) -
    worthOfAsked * shareOfAsked(point.terms, material) * relevance.share(point.terms, point.context)
  );
}

/** What answers a question of its own reads badly under another one, with whatever words of it. */
function answersAnother(point: Point, { text }: Question): boolean {
  const posed = posedIn(point);
  return (
    posed !== undefined &&
    !isSameQuestion(posed, point.context, text) &&
    isOtherQuestion(posed, point.context, text)
  );
}

/** A list right behind a sentence goes on from it. */
function leadsToList(point: Point, material: Material): boolean {
  return passageOf(point, material)?.blocks[point.block + 1]?.block.kind === 'list';
}

/** "SLI 212 means …" where several codes stand in a case that is asked about. */
function isMeaningOnly({ sentences }: Point, { codes }: Question): boolean {
  const [first = ''] = sentences;
  return codes.length > 1 && codes.some((code) => opensWith(first, code.label));
}

function opensWith(sentence: string, label: string): boolean {
  const bare = plainText(sentence).toLowerCase();
  return (
    bare.startsWith(label.toLowerCase()) && /^(?: \([^)]*\))? (?:means|is)\b/.test(bare.slice(label.length))
  );
}

/** "Can a no-show charge be disputed?" is not answered by what does not speak of disputing. */
function leavesOpen({ terms }: Point, { text }: Question): boolean {
  const [, predicate] = /^(?:can|may|must|should)\b[^.?!]* be (\w+)\W*$/i.exec(text) ?? [];
  return predicate !== undefined && termsOf(predicate).some((term) => !terms.has(term));
}

/** A row of two cells under the very name that is asked about: "**Second presentment:** 45 days". */
function isRowAsked(point: Point, question: Question, type: AnswerType | null): boolean {
  const isShort = point.origin === 'row' && (point.cells?.length ?? 0) <= mostCells;
  return (
    isShort &&
    type !== null &&
    toldByRow.has(type) &&
    countWords(labelOf(point) ?? '') >= fewestWordsOfName &&
    isLabelledByQuestion(point, question)
  );
}

const valueWithPoint = /(?<![\w.])\d{1,2}\.\d{1,2}(?![\w.])/g;

/** A row or an item under the one value with a point that is asked about, such as the number of a dispute condition. */
function isNamedByValue(point: Point, { text }: Question): boolean {
  const [value, ...others] = new Set(text.match(valueWithPoint) ?? []);
  if (value === undefined || others.length > 0) return false;
  return (labelOf(point)?.match(valueWithPoint) ?? []).join() === value;
}
