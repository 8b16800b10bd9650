import { wantOf } from '../analysis/wants.ts';
import { wordingKinds } from '../index-file/answer-column.ts';
import { textVector } from '../word-vectors/text-vector.ts';
import { type Answering, answeringAmong, answeringElsewhere } from './answering-passages.ts';
import { aspectsSaidIn } from './aspects-said.ts';
import type { Engine } from './engine.ts';
import type { ExactWording } from './exact-wording.ts';
import { askedParts } from './question-parts.ts';
import { aspectsOfPart, isNamed } from './rank-parts.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';
import { fitOfWants } from './want-fit.ts';
import { WordingLikeness } from './wording-likeness.ts';

/** Direct answers by the number of the passage found that each belongs to, and whether they surely answer the very question. */
type DirectAnswers = { readonly texts: ReadonlyMap<number, string>; readonly isSure: boolean };

/** Where a direct answer stands: the number of its passage and its place there. */
type AnswerFound = {
  readonly number: number;
  readonly answer: number;
  readonly likeness: number;
  readonly told: number;
  readonly standing: number;
};

/**
 * What counts for an answer: how near it is to what the question means, how much of the question one of its wordings, the answer, title and
 * heading tell, the same times how alike that wording is to the question, and whether they want to be told the same. Fitted, with the
 * places, to wordings that were left out, and what they were written for.
 */
const byMeaning = 0.478;
const byTold = 0.133;
const byLikeness = 0.182;
const byFit = 0.165;
/** And the place of its passage among those found, unless the wording asks the very question. */
const firstPlace = 0.042;
const lessByPlaces = [0, 0.03, 0.041, 0.049, 0.049];
const lessFurther = 0.055;
const lessElsewhere = 0.095;
/** What stands worse answers something else. */
const leastStanding = 0.58;
/** A yes that belongs to another question misleads more than any other answer. */
const leastForYesOrNo = 0.66;
/** What was not found has to stand better. */
const leastElsewhere = 0.66;
/** What stands so well is not looked for elsewhere. */
const standsWell = 0.78;
/** With an answer that tells all of it, and a wording so much alike, a question is surely covered. */
const wholly = 0.97;
const coveringLikeness = 0.8;
/** So much alike a wording asks the very question. */
const surelyAnswered = 0.93;
/** So much alike a wording asks all that a text asks. */
const surelyWhole = 0.9;
/** A part of a text says little by itself. */
const moreForPart = 0.07;
const fewestAsked = 2;
const weightOfStory = 0.5;
/** Enough to decide between wordings that have as much else. */
const weightOfDenial = 0.05;

/**
 * What editors wrote as the answer to a question like this one, or to each question of a text that asks several; nothing where no
 * wording is alike enough.
 *
 * @param understood what the question asks about, with what it takes from the conversation
 * @param exact what answers it in an editor's very words
 */
export function directAnswersTo(
  engine: Engine,
  question: string,
  understood: readonly Aspect[],
  found: readonly Ranked[],
  exact?: ExactWording,
): DirectAnswers {
  const aspects = understood.map(withDenialInName);
  const among = answeringAmong(engine, aspects, found);
  const told = withStoryLighter(question, aspects);
  const nearby = directAnswerTo(engine, question, told, among);
  const meaning = meaningOf(engine, told);
  const further =
    !meaning || (nearby && nearby.standing >= standsWell)
      ? undefined
      : directAnswerTo(engine, question, told, answeringElsewhere(engine, told, found, meaning));
  const whole = further && further.standing > (nearby?.standing ?? 0) ? further : nearby;
  // Of several that answer the very words the one whose passage was found.
  if (exact && (exact.isOnly || !whole || whole.likeness < surelyAnswered)) {
    const text = engine.store.answer(exact.number, exact.answer) ?? '';
    return { texts: new Map([[exact.number, text]]), isSure: true };
  }
  const parts =
    whole && whole.likeness >= surelyWhole ? [] : answersToParts(engine, question, aspects, among);
  const isWhole = whole && (parts[0]?.standing ?? 0) <= whole.standing && parts.length < 2;
  const texts = new Map<number, string>();
  for (const { number, answer } of isWhole ? [whole] : parts) {
    const text = engine.store.answer(number, answer) ?? '';
    const before = texts.get(number) ?? '';
    if (!before.includes(text)) texts.set(number, `${before} ${text}`.trim());
  }
  return { texts, isSure: whole !== undefined && whole.told >= wholly && whole.likeness >= coveringLikeness };
}

/** Card not present is another thing than card present: the "not" of a name is compared too. */
function withDenialInName(aspect: Aspect): Aspect {
  const isInName = aspect.isInTerm && aspect.surface === 'not';
  return isInName ? { ...aspect, isEssential: true, weight: aspect.weight * weightOfDenial } : aspect;
}

/** What is only told before the last sentence asks says less of what is asked, where that sentence names it. */
function withStoryLighter(text: string, aspects: readonly Aspect[]): readonly Aspect[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2) return aspects;
  const asked = aspectsSaidIn(last, aspects).filter(({ kind }) => kind !== 'joined');
  if (asked.length < fewestAsked || !asked.some(isNamed)) return aspects;
  const surfaces = new Set(asked.map(({ surface }) => surface));
  return aspects.map((aspect) =>
    surfaces.has(aspect.surface) ? aspect : { ...aspect, weight: aspect.weight * weightOfStory },
  );
}

/** The answers to the questions of a text, in their order; none where the first of them has none. */
function answersToParts(
  engine: Engine,
  text: string,
  whole: readonly Aspect[],
  answering: readonly Answering[],
): readonly AnswerFound[] {
  const [first, ...others] = askedParts(text).map((part) => {
    const aspects = aspectsOfPart(part, text, whole);
    return aspects.some(isNamed) ? directAnswerTo(engine, part, aspects, answering, moreForPart) : undefined;
  });
  return first ? [first, ...others.filter((each) => each !== undefined)] : [];
}

function directAnswerTo(
  engine: Engine,
  question: string,
  aspects: readonly Aspect[],
  answering: readonly Answering[],
  more = 0,
): AnswerFound | undefined {
  const { lexicon, wordings, answerVectors } = engine;
  const meaning = meaningOf(engine, aspects);
  const want = wantOf(question);
  const fits = wordingKinds.map((kind) => fitOfWants(want, kind));
  const likenessTo = new WordingLikeness(lexicon, aspects, want === 'difference' ? question : undefined);
  let best: AnswerFound | undefined;
  for (const { number, place, titleAndHeading, answers } of answering) {
    const lessByPlace = place === undefined ? lessElsewhere : (lessByPlaces[place] ?? lessFurther);
    const leastHere = (place === undefined ? leastElsewhere : leastStanding) + more;
    likenessTo.within(titleAndHeading);
    for (const answer of answers) {
      const near = meaning ? answerVectors.similarity(meaning, answer) : 0;
      const ofAnswer = byMeaning * near + firstPlace;
      if (ofAnswer + byTold + byLikeness + byFit < Math.max(leastHere, best?.standing ?? 0)) continue;
      likenessTo.answeredBy(wordings.stemsOfAnswer(answer));
      const end = wordings.firstOf(answer + 1);
      for (let wording = wordings.firstOf(answer); wording < end; wording += 1) {
        const kind = wordings.kindOf(wording);
        const fit = fits[kind] ?? 0;
        if (fit === 0) continue;
        likenessTo.lookAt(wordings.stemsOf(wording));
        if (!likenessTo.hasSides) continue;
        const { told } = likenessTo;
        const least = wordingKinds[kind]?.isYesOrNo ? Math.max(leastHere, leastForYesOrNo + more) : leastHere;
        const given = ofAnswer + byFit * fit + byTold * told;
        if (given + byLikeness * told < Math.max(least, best?.standing ?? 0)) continue;
        const likeness = likenessTo.likeness() * fit;
        const standing = given + byLikeness * told * likeness - (likeness < surelyAnswered ? lessByPlace : 0);
        if (standing >= least && standing > (best?.standing ?? 0))
          best = { number, answer: wordings.placeOf(answer), likeness, told, standing };
      }
    }
  }
  return best;
}

/** The direction of what is asked about; undefined when none of its words is known. */
function meaningOf({ words }: Engine, aspects: readonly Aspect[]): Int8Array | undefined {
  const single = aspects.filter(({ kind }) => kind !== 'joined');
  return textVector(new Set(single.flatMap(({ alternatives }) => alternatives.slice(0, 1))), words);
}
