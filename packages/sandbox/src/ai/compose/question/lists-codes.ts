import { targetsOf } from '../passages/targets.ts';
import { isGeneric, termsOf } from '../text/words.ts';
import { asksOfCase } from './asks-of-case.ts';
import type { Question } from './question-kind.ts';

const fewestListed = 3;
/** With more words of its own a question asks something about the codes that it names. */
const mostOtherWords = 5;
const unlisting = new Set<Question['kind']>(['example', 'trouble', 'reason']);
const format =
  /\b(?:formats?|lengths?|how long|sizes?|data types?|attributes?|how many (?:digits|characters|bytes))\b/i;

/** What asks more of listed things than what each of them is, or how they differ. */
const asksForMore =
  /\b(?:why|who|when|where|which|whether|can|may|must|should)\b|\bhow (?!do(?:es)? (?:they|these|those|each)\b|(?:do|are) .* differ)|\bwhat (?:do|does|should|must|can) (?:i|we|you|one)\b/i;

/** Says whether a question asks something of the things that it lists. */
export function asksMoreOfList(question: string): boolean {
  return asksForMore.test(question.replace(format, ' '));
}

/** Says whether a question lists three codes or more and wants to be told of each what it is. */
export function listsCodes(question: Question): boolean {
  const { text, kind, codes, isScenario } = question;
  const targets = targetsOf(codes);
  if (targets.length < fewestListed || isScenario || unlisting.has(kind) || asksOfCase(question))
    return false;
  const named = new Set(codes.flatMap(({ label, value }) => [...termsOf(label), value.toLowerCase()]));
  const others = termsOf(text).filter((term) => !named.has(term) && !/\d/.test(term) && !isGeneric(term));
  return others.length <= mostOtherWords;
}

/** Says whether a question wants to know in which format something is. */
export function asksForFormat(question: string): boolean {
  return format.test(question);
}
