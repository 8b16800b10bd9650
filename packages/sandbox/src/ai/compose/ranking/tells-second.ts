import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import { findCodes } from '../question/codes.ts';
import { isGeneric, termSet } from '../text/words.ts';

const leastShare = 0.6;
/** Kinds of things that few texts tell by the way; nearly every text has a word of a yes or no, or a number. */
const rarelyTold = new Set<AnswerType>(['who', 'bearer', 'duration', 'cost']);

/** Says whether a text answers the second of two questions, which names no code: it has its own words, or the kind of thing that it asks for. */
export function tellsSecond(text: string, [first = '', second, ...others]: readonly string[]): boolean {
  if (second === undefined || others.length > 0 || findCodes(second).length > 0) return false;
  const type = answerTypeOf(second);
  if (type !== null && !tells(text, type)) return false;
  if (type !== null && rarelyTold.has(type)) return true;
  const subject = termSet(first);
  const held = termSet(text);
  const own = [...termSet(second)].filter((term) => !subject.has(term) && !isGeneric(term));
  return own.length > 0 && own.filter((term) => held.has(term)).length >= own.length * leastShare;
}
