import { holds } from './aspect-match.ts';
import type { Engine } from './engine.ts';
import { isOfTheField, isOrdinary, isTerm, isUnknownCode } from './field-words.ts';
import { findForeign, weightOf } from './foreign-words.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';

/**
 * What the best passages have to hold of a question: a share of its weight in one of them, a share in the
 * first few together, and how much of it may be words that the knowledge has never seen. A question with a
 * term of the field in it needs less than one whose words only happen to occur; one with the exact code of a row
 * is about that row whatever else it says.
 */
const demands = {
  withCode: { inOne: 0.3, together: 0.4, unknown: 0.45 },
  withTerm: { inOne: 0.45, together: 0.5, unknown: 0.3 },
  withoutTerm: { inOne: 0.6, together: 0.75, unknown: 0.2 },
} as const;
const passagesTogether = 4;
/** Terms such as "clear" and "card" are ordinary words as well, and carry no question alone. */
const leastShareOfTerms = 0.05;
/** A word that stands in no more than about one passage of 150. */
const rareWeight = 5;
const shortestName = 5;
/** Known words that are in no title and no term ("suddenly") tell little about what is asked. */
const ordinaryWordWeight = 0.36;

/**
 * Whether the passages found really are about what is sought: every code is known, and what is asked stands
 * in them. Honest rather than hopeful: a wrong "not covered" costs less than an invention.
 */
export function isCovered(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): boolean {
  const { index, lexicon } = engine;
  if (sought.length === 0 || chosen.length === 0 || sought.some(isUnknownCode)) return false;
  const foreign = findForeign(sought, engine);
  const ours = sought.filter((aspect) => !foreign.heads.has(aspect));
  const terms = ours.filter((aspect) => isTerm(aspect, lexicon));
  const ofTheField = ours.filter((aspect) => isOfTheField(aspect, lexicon));
  const hasCode = terms.some((aspect) => aspect.kind === 'code');
  const weigh = (list: readonly Aspect[]) =>
    list.reduce(
      (sum, each) => sum + weightOf(each, foreign) * (isOrdinary(each, lexicon) ? ordinaryWordWeight : 1),
      0,
    );
  const all = weigh(sought);
  const hasTerm = weigh(terms) >= all * leastShareOfTerms;
  if (!hasTerm && !isOfOneMind(ours, ofTheField, engine)) return false;
  const demand = hasCode ? demands.withCode : hasTerm ? demands.withTerm : demands.withoutTerm;
  const best = chosen
    .filter((each, place) => place < passagesTogether || each.isExact)
    .map((each) => each.outline.number);
  const rows = chosen.filter((each) => each.isExact).map((each) => each.outline.number);
  const shareIn = (passages: readonly number[]) =>
    weigh(ours.filter((aspect) => passages.some((passage) => holds(index, passage, aspect)))) / all;
  const held = Math.max(...best.map((passage) => shareIn([passage])), shareIn(rows));
  const unknown = weigh(sought.filter((aspect) => aspect.standing === 'unknown')) / all;
  return held >= demand.inOne && shareIn(best) >= demand.together && unknown <= demand.unknown;
}

/**
 * Whether words that are no terms still speak of the field together, and do not only happen to occur in it: all are of
 * the field, or two stand in a row as they do in the knowledge. This does not loosen with each new document.
 */
function isOfOneMind(ours: readonly Aspect[], ofTheField: readonly Aspect[], { index }: Engine): boolean {
  const words = ours.filter(({ kind }) => kind !== 'number');
  const [word] = words;
  if (word && words.length === 1)
    return ofTheField.length === 1 && word.weight >= rareWeight && word.surface.length >= shortestName;
  if (ofTheField.length < 2) return false;
  if (ofTheField.length === words.length) return true;
  return words.some((each, place) => {
    const next = words[place + 1];
    if (!next || !(ofTheField.includes(each) || ofTheField.includes(next))) return false;
    return index.hasPhrase([each.alternatives[0] ?? '', next.alternatives[0] ?? '']);
  });
}

const money = ['cost', 'fee', 'price', 'charg', 'surcharg', 'rate', 'margin'];

/** Whether something found tells what the thing asked for costs: it stands under a heading about money. */
export function tellsPrice(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): boolean {
  const things = sought.filter(
    (aspect) => aspect.kind !== 'number' && !aspect.alternatives.some((stem) => money.includes(stem)),
  );
  if (things.some((aspect) => aspect.standing === 'unknown')) return false;
  const terms = things.filter(
    (aspect) => isTerm(aspect, engine.lexicon) || isOfTheField(aspect, engine.lexicon),
  );
  return (
    terms.length > 0 &&
    chosen.some(
      ({ outline }) =>
        outline.kind === 'document' &&
        money.some((stem) => engine.index.impact(outline.number, stem) > headingImpact) &&
        terms.every((aspect) => holds(engine.index, outline.number, aspect)),
    )
  );
}

/** What a word of the title or a heading has at least. */
const headingImpact = 0.75;
