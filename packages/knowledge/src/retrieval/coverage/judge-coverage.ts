import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { TermIndex } from '../../memory-index/term-index.ts';
import type { Engine } from '../engine.ts';
import { holds } from '../ranking/aspect-match.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { isOfTheField, isTerm, isUnknownCode } from '../understanding/field-words.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { foreignHeads } from './foreign-words.ts';
import { isAboutUnknownName, namesUnknownNumber } from './invented.ts';

/**
 * What speaks for a passage being about a question, and how much of all of it is enough. The weights were fitted by logistic
 * regression over some 2,800 questions that are covered or not, and rounded.
 */
const weightOfTerms = 0.65;
const weightOfCode = 0.75;
const enoughEvidence = 2.7;
/** So much is enough for a question that says itself that it is about card payments, or is a single word of the field. */
const enoughOfCards = 2.4;
/** So much less is enough for a question that looks like those that documents answer. */
const lessByLooks = 0.25;
const looksCovered = -2.25;
const passagesTogether = 4;
const passagesOfOwnWord = 85;
/** A word that hardly any passage has tells no more than this. */
const mostWeight = 7;

/**
 * Whether the passages found really are about what is sought: every code and name is known, and enough speaks for it. Each
 * word that is asked for counts (that one is found by chance is likely, that five are is not), the share of the
 * question that the best passage holds, the share that stands in its title, heading or questions, and the share that
 * are terms of the field; a known code counts besides.
 *
 * @param isOfCards whether the question names something that belongs to paying by card and to nothing else
 * @param looks the logarithm of the odds that no document answers it, told by its words alone
 */
export function isCovered(
  sought: readonly Aspect[],
  chosen: readonly Ranked[],
  engine: Engine,
  isOfCards: boolean,
  looks = Number.POSITIVE_INFINITY,
): boolean {
  const [only, ...more] = sought.filter(({ kind }) => kind !== 'joined');
  const isOneWord = only !== undefined && more.length === 0 && isOwnWord(only, engine.lexicon);
  const enough = isOfCards || isOneWord ? enoughOfCards : enoughEvidence;
  const evidence = evidenceFor(sought, chosen, engine);
  return evidence >= enough || (evidence >= enough - lessByLooks && looks <= looksCovered);
}

/** Whether documents use a word from their titles all the time: switch, wallet. */
function isOwnWord(aspect: Aspect, lexicon: Lexicon): boolean {
  const frequency = Math.max(...aspect.alternatives.map((stem) => lexicon.frequencyInProse(stem)));
  return isOfTheField(aspect, lexicon) && frequency >= passagesOfOwnWord;
}

/** How much speaks for it; nothing at all when a code or name is unknown. */
function evidenceFor(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): number {
  const [only, ...more] = sought.filter(({ kind }) => kind !== 'joined');
  const { words, closeness } = weighFound(sought, chosen, engine);
  if (closeness === 0) return 0;
  if (only && more.length === 0 && isRareTitle(only, engine.lexicon)) return enoughEvidence;
  return Math.log(1 + words) + closeness;
}

/**
 * How close what was found is to what is sought, however many words that has: between 0 and about 3.4; 0 when a code or name is
 * unknown.
 */
export function closenessOf(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): number {
  return weighFound(sought, chosen, engine).closeness;
}

type Weighed = { readonly words: number; readonly closeness: number };

function weighFound(sought: readonly Aspect[], chosen: readonly Ranked[], engine: Engine): Weighed {
  const nothing = { words: 0, closeness: 0 };
  if (sought.length === 0 || chosen.length === 0 || sought.some(isUnknownCode)) return nothing;
  if (namesUnknownNumber(sought, engine) || isAboutUnknownName(sought, engine)) return nothing;
  const { index, lexicon } = engine;
  const foreign = foreignHeads(sought, engine);
  const ours = sought.filter((aspect) => !foreign.has(aspect));
  const terms = ours.filter((aspect) => isTerm(aspect, lexicon));
  const all = weightOf(sought);
  let mostHeld = 0;
  let mostProminent = 0;
  for (const [place, { outline, isExact }] of chosen.entries()) {
    if (place >= passagesTogether && !isExact) continue;
    const { held, prominent } = toldBy(index, outline.number, ours);
    mostHeld = Math.max(mostHeld, held);
    mostProminent = Math.max(mostProminent, prominent);
  }
  const closeness =
    mostHeld / all +
    mostProminent / all +
    (weightOf(terms) / all) * weightOfTerms +
    (terms.some(({ kind }) => kind === 'code') ? weightOfCode : 0);
  return { words: ours.filter(({ kind }) => kind !== 'joined').length, closeness };
}

function weightOf(aspects: readonly Aspect[]): number {
  return aspects.reduce((sum, { weight }) => sum + Math.min(mostWeight, weight), 0);
}

/**
 * What a passage holds of something, by weight, and how much of that is prominent in it: all of what stands in its title, heading
 * or questions or is said often, less of what is said by the way.
 */
function toldBy(index: TermIndex, passage: number, aspects: readonly Aspect[]) {
  let held = 0;
  let prominent = 0;
  for (const aspect of aspects) {
    const weight = Math.min(mostWeight, aspect.weight);
    const most = Math.max(...aspect.alternatives.map((stem) => index.impact(passage, stem)));
    if (most > 0 || holds(index, passage, aspect)) held += weight;
    prominent += weight * Math.min(1, most);
  }
  return { held, prominent };
}

/** A word that stands in no more than about one passage of 150. */
const rareWeight = 5;
const shortestName = 5;

/** Whether a word by itself names what some article is about, as hardly another one has it: co-badging. */
function isRareTitle(aspect: Aspect, lexicon: Lexicon): boolean {
  return (
    isOfTheField(aspect, lexicon) && aspect.weight >= rareWeight && aspect.surface.length >= shortestName
  );
}

const money = ['cost', 'fee', 'price', 'charg', 'surcharg', 'rate', 'margin'];

/** Whether something found tells what the thing asked for costs: it is about that, and stands under a heading about money. */
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
        terms.every((aspect) => holds(engine.index, outline.number, aspect)) &&
        terms.some(({ alternatives }) =>
          alternatives.some((stem) => engine.index.impact(outline.number, stem) > titleImpact),
        ),
    )
  );
}

/** What a word of the title or a heading has at least. */
const headingImpact = 0.75;
/** What a word has that title and heading say, or that is said often. */
const titleImpact = 1;
