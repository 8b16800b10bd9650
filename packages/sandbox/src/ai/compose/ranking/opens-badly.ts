import type { Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { standingOf } from '../passages/targets.ts';
import type { Question } from '../question/question-kind.ts';
import { isGeneric, termSet, termsOf } from '../text/words.ts';
import { labelOf } from './point-signs.ts';

const penalty = {
  container: 3,
  stranger: 1.5,
  otherCase: 1.2,
  list: 1,
  row: 1,
  wideRow: 1,
  elsewhere: 1.2,
  item: 0.6,
  caseOfItem: 1,
};
/** How something runs and why it is so are told in sentences; a row or an item tells one case. */
const toldInSentences = new Set<Question['kind']>(['steps', 'reason']);
/** "Signs: many small amounts" names a list, and is no sentence. */
const namesList = /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}: (?!\p{Lu})/u;
/** A wider row is a list of its columns. */
const fewCells = 2;
const preposition = '(?:on|in|of|at|for|with|under|by|to|from|who|that|which)\\b';
const saysWhatItIs = new RegExp(
  `^(?:An?|The) ((?:(?!${preposition})[\\w/()'’-]+,? ){1,8}?)(?:is|are) (?:an?|the|one|what)\\b`,
);

/** What a sentence says of whom it speaks: "A customer who gets a code that …". */
const caseSet = /^An? (?:[\p{L}-]+ ){1,2}(?:who|whose) ((?:\S+ ){2,6})/u;
const leastOfCase = 0.3;

/** How badly a point reads as the first sentence of an answer by its form, however much of what is asked it holds. */
export function opensBadly(point: Point, passage: Passage, question: Question): number {
  const text = point.sentences.join(' ');
  const isCase = question.kind === 'trouble' || question.isScenario;
  const isUntold = toldInSentences.has(question.kind);
  return (
    penalty.container * Number(isContainer(passage, question)) +
    penalty.stranger * Number(definesStranger(text, question)) +
    penalty.otherCase * Number(setsOtherCase(text, question)) +
    penalty.elsewhere * Number(isOnlyInPlace(text, question)) +
    penalty.list * Number(namesList.test(text)) +
    penalty.row * Number(isUntold && point.origin === 'row') +
    penalty.wideRow * Number(isCase && (point.cells?.length ?? 0) > fewCells) +
    penalty.item * Number(isUntold && labelOf(point) !== undefined) +
    penalty.caseOfItem * Number(isItemOfOtherCase(point, question))
  );
}

/** Where a case is told, the row of the field that a code stands in says only where it stands. */
function isContainer(passage: Passage, { codes, isScenario }: Question): boolean {
  return passage.rowKey !== null && isScenario && codes.length > 0 && standingOf(passage, codes) === 'open';
}

/** A definition of what the question does not name answers it by the way at best. */
function definesStranger(text: string, { kind, text: question }: Question): boolean {
  if (kind === 'definition' || kind === 'code') return false;
  const phrase = (saysWhatItIs.exec(text)?.[1] ?? '').replace(/\([^)]*\)/g, ' ');
  const named = termsOf(phrase).filter((term) => !isGeneric(term));
  const asked = termSet(question);
  return named.length > 0 && named.filter((term) => asked.has(term)).length * 2 <= named.length;
}

/** A sentence about somebody in a case of his own, of which the question says next to nothing. */
function setsOtherCase(text: string, { text: question }: Question): boolean {
  const told = termsOf(caseSet.exec(text)?.[1] ?? '');
  const asked = termSet(question);
  return told.length > 0 && told.filter((term) => asked.has(term)).length < leastOfCase * told.length;
}

/** "**All devices are lost:** …" where nobody asks what then. */
function isItemOfOtherCase(point: Point, { text: question }: Question): boolean {
  const label = labelOf(point) ?? '';
  if (point.origin !== 'item' || !/\b(?:is|are|was|were|has|have|fails?|goes|comes|burns)\b/.test(label))
    return false;
  const asked = termSet(question);
  const told = termsOf(label).filter((term) => !isGeneric(term));
  return told.filter((term) => asked.has(term)).length * 2 <= told.length;
}

/** "In India …" where the question names no such place. */
function isOnlyInPlace(text: string, { text: question }: Question): boolean {
  const [, place] = /^In (?:the )?(\p{Lu}\p{Ll}+)\b/u.exec(text) ?? [];
  return place !== undefined && !question.toLowerCase().includes(place.toLowerCase());
}
