import type { Lexicon } from './lexicon.ts';
import { holds, type Ranked } from './rank-passages.ts';
import type { Aspect, UnderstoodQuestion } from './understand-question.ts';

/** Shares of the question's weight that the best passage alone, and the first few together, have to hold. */
const leastShareInOne = 0.5;
const leastShareTogether = 0.6;
const passagesTogether = 4;

const asksForNow =
  /\b(?:today|todays|tonight|tomorrow|yesterday|right now|currently|at the moment|this (?:week|weekend|morning|evening|month)|live|latest|real[- ]time)\b/i;
const changesDaily =
  /\b(?:rates?|prices?|weather|forecasts?|news|stocks?|shares?|scores?|temperature|traffic|worth|trading)\b/i;

/**
 * Whether the passages found really are about the question: every code it names is known, and what it asks
 * about stands in them. Honest rather than hopeful: a wrong "not covered" costs less than an invention.
 */
export function isCovered(
  question: string,
  understood: UnderstoodQuestion,
  context: readonly Aspect[],
  chosen: readonly Ranked[],
  lexicon: Lexicon,
): boolean {
  if (chosen.length === 0) return false;
  if (asksForNow.test(question) && changesDaily.test(question)) return false;
  const own = understood.aspects.filter((aspect) => aspect.isEssential);
  if (
    own.some(
      (aspect) => aspect.kind === 'code' && aspect.standing === 'unknown' && !isWeakCode(understood, aspect),
    )
  ) {
    return false;
  }
  const sought = own.length > 0 ? own.filter((aspect) => !isWeakUnknown(understood, aspect)) : context;
  if (sought.length === 0) return false;
  if (!chosen.some((each) => each.isExact) && !sought.some((aspect) => isOfTheField(aspect, lexicon)))
    return false;
  const inOne = Math.max(
    ...chosen.slice(0, passagesTogether).map((each) => shareOf(each.outline.tokens, sought)),
  );
  const together = new Set(chosen.slice(0, passagesTogether).flatMap((each) => [...each.outline.tokens]));
  return inOne >= leastShareInOne && shareOf(together, sought) >= leastShareTogether;
}

function shareOf(tokens: ReadonlySet<string>, sought: readonly Aspect[]): number {
  const all = sought.reduce((sum, aspect) => sum + aspect.weight, 0);
  const held = sought.reduce((sum, aspect) => sum + (holds(tokens, aspect) ? aspect.weight : 0), 0);
  return all === 0 ? 0 : held / all;
}

function isWeakCode(understood: UnderstoodQuestion, aspect: Aspect): boolean {
  return understood.codes.some(({ code, isWeak }) => isWeak && code === aspect.surface);
}

function isWeakUnknown(understood: UnderstoodQuestion, aspect: Aspect): boolean {
  return aspect.kind === 'code' && aspect.standing === 'unknown' && isWeakCode(understood, aspect);
}

/** A word of the field stands in some title, heading or alias. */
function isOfTheField(aspect: Aspect, lexicon: Lexicon): boolean {
  return aspect.kind !== 'number' && aspect.alternatives.some((stem) => lexicon.titleFrequency(stem) > 0);
}
