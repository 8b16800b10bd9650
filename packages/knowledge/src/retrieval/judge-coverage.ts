import { holds } from './aspect-match.ts';
import type { Engine } from './engine.ts';
import type { Lexicon } from './lexicon.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';

/**
 * What the best passages have to hold of a question: a share of its weight in one of them, a share in the
 * first few together, and how much of it may be words that the knowledge has never seen. A question with a
 * term of the field in it needs less than one whose words only happen to occur.
 */
const demands = {
  withTerm: { inOne: 0.45, together: 0.5, unknown: 0.3 },
  withoutTerm: { inOne: 0.6, together: 0.75, unknown: 0.2 },
} as const;
const passagesTogether = 4;
/** Known words that are in no title and no term ("suddenly") tell little about what is asked. */
const ordinaryWordWeight = 0.5;

/**
 * Whether the passages found really are about what is sought: every code is known, and what is asked stands
 * in them. Honest rather than hopeful: a wrong "not covered" costs less than an invention.
 */
export function isCovered(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): boolean {
  const { index, lexicon } = engine;
  if (sought.length === 0 || chosen.length === 0 || sought.some(isUnknownCode)) return false;
  const terms = sought.filter((aspect) => isTerm(aspect, lexicon));
  const ofTheField = sought.filter((aspect) => isOfTheField(aspect, lexicon));
  if (terms.length === 0 && ofTheField.length < 2) return false;
  const demand = terms.length > 0 ? demands.withTerm : demands.withoutTerm;
  const weigh = (list: readonly Aspect[]) =>
    list.reduce((sum, each) => sum + each.weight * (isOrdinary(each, lexicon) ? ordinaryWordWeight : 1), 0);
  const all = weigh(sought);
  const best = chosen
    .filter((each, place) => place < passagesTogether || each.isExact)
    .map((each) => each.outline.number);
  const rows = chosen.filter((each) => each.isExact).map((each) => each.outline.number);
  const shareIn = (passages: readonly number[]) =>
    weigh(sought.filter((aspect) => passages.some((passage) => holds(index, passage, aspect)))) / all;
  const held = Math.max(...best.map((passage) => shareIn([passage])), shareIn(rows));
  const unknown = weigh(sought.filter((aspect) => aspect.standing === 'unknown')) / all;
  return held >= demand.inOne && shareIn(best) >= demand.together && unknown <= demand.unknown;
}

/** Whether a question names a term of the field, or two words from titles of its articles. */
export function namesTheField(sought: readonly Aspect[], lexicon: Lexicon): boolean {
  const essential = sought.filter((aspect) => aspect.isEssential);
  const ofTheField = essential.filter((aspect) => aspect.kind !== 'code' && isOfTheField(aspect, lexicon));
  return essential.some((aspect) => isTerm(aspect, lexicon)) || ofTheField.length >= 2;
}

/** Whether an aspect is a code that the knowledge does not have. */
export function isUnknownCode(aspect: Aspect): boolean {
  return aspect.kind === 'code' && aspect.standing === 'unknown';
}

/** Whether an aspect is a known code, or a term of the field by itself. */
export function isTerm(aspect: Aspect, lexicon: Lexicon): boolean {
  if (aspect.kind === 'code') return aspect.standing === 'known';
  return aspect.isInTerm || aspect.alternatives.some((stem) => lexicon.isTerm(stem));
}

function isOfTheField(aspect: Aspect, lexicon: Lexicon): boolean {
  return aspect.kind !== 'number' && aspect.alternatives.some((stem) => lexicon.isOfTheField(stem));
}

function isOrdinary(aspect: Aspect, lexicon: Lexicon): boolean {
  return aspect.standing !== 'unknown' && !isTerm(aspect, lexicon) && !isOfTheField(aspect, lexicon);
}
