import type { Point } from '../passages/points.ts';
import type { Question } from '../question/question-kind.ts';

const ofExample =
  /^(?:this|the) (?:worked |invented |constructed )?example\b|^this (?:invented|constructed)\b/i;
const asksForExample = /\bexample|\bcalculat|\bcomput|\bdecod/i;
const ofTable =
  /^(?:the|this) (?:table|list|figure|diagram|column|row)s? (?:\w+ ){0,3}?(?:gives?|shows?|lists?|tells?|names?|sums?)\b/i;
/** "The layout used here" is that of an example. */
const pointsHere =
  /(?<!\bnot (?:be )?)\b(?:used|shown|given|listed|assumed|computed|meant|described|compared) here\b/i;
/** Of things compared "these models" are those that the question names. */
const ofNamedBefore = /^(?:these|those|such)\b/i;

/** Says whether a sentence introduces a table, a list or an example that would not follow it at the beginning of an answer. */
export function introduces(
  { sentences, origin }: Pick<Point, 'sentences' | 'origin'>,
  { text, kind }: Question,
): boolean {
  const [opening = ''] = sentences;
  if (origin === 'row') return false;
  if (ofExample.test(opening)) return kind !== 'example' && !asksForExample.test(text);
  if (ofTable.test(opening) || pointsHere.test(opening)) return true;
  return kind !== 'comparison' && ofNamedBefore.test(opening);
}
