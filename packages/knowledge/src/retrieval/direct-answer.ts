import { wantOf } from '../analysis/wants.ts';
import { wordingKinds } from '../index-file/answer-column.ts';
import { type Answering, answeringAmong, answeringElsewhere } from './answering-passages.ts';
import { aspectsSaidIn } from './aspects-said.ts';
import type { Engine } from './engine.ts';
import type { ExactWording } from './exact-wording.ts';
import { askedParts } from './question-parts.ts';
import { aspectsOfPart } from './rank-parts.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';
import { fitOfWants } from './want-fit.ts';
import { WordingLikeness } from './wording-likeness.ts';

/** Direct answers by the number of the passage found that each belongs to, and whether they surely answer the very question. */
type DirectAnswers = { readonly texts: ReadonlyMap<number, string>; readonly isSure: boolean };

/** Where a direct answer stands: the number of its passage and its place there. */
type AnswerFound = { readonly number: number; readonly answer: number; readonly likeness: number };

/**
 * A wording that has less in common with the question asks something else, by the place of its passage among those found: what
 * was found later answers less likely.
 */
const leastLikeness = [0.5, 0.58, 0.6];
const leastFurther = 0.68;
/** And where its passage was not found at all. */
const leastElsewhere = 0.74;
const placeElsewhere = 4;
/** A yes that belongs to another question misleads more than any other answer. */
const leastForYesOrNo = 0.65;
/** A passage that was found is believed though a wording elsewhere is a little more alike. */
const lessElsewhere = 0.13;
/** With a wording so much alike a question is surely covered. */
const covering = 0.87;
/** So much alike a wording asks the very question. */
const surelyAnswered = 0.93;
/** So much alike a wording asks all that a text asks. */
const surelyWhole = 0.9;
/** A part of a text says little by itself. */
const moreForPart = 0.1;
const fewestOfPart = 2;
const fewestAsked = 2;
const weightOfStory = 0.5;
/** Enough to decide between wordings that have as much else. */
const weightOfDenial = 0.05;
/** Of wordings as alike the one of the passage found before. */
const lessByPlace = 0.02;

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
  const elsewhere =
    nearby && nearby.likeness >= surelyAnswered - lessElsewhere
      ? undefined
      : directAnswerTo(engine, question, told, answeringElsewhere(engine, told, found));
  const leastToReplace = nearby ? Math.max(surelyAnswered, nearby.likeness + lessElsewhere) : 0;
  const whole = elsewhere && elsewhere.likeness >= leastToReplace ? elsewhere : nearby;
  // Of several that answer the very words the one whose passage was found.
  if (exact && (exact.isOnly || !whole || whole.likeness < surelyAnswered)) {
    const text = engine.store.answer(exact.number, exact.answer) ?? '';
    return { texts: new Map([[exact.number, text]]), isSure: true };
  }
  const parts =
    whole && whole.likeness >= surelyWhole ? [] : answersToParts(engine, question, aspects, among);
  const texts = new Map<number, string>();
  for (const { number, answer } of whole && parts.length < 2 ? [whole] : parts) {
    const text = engine.store.answer(number, answer) ?? '';
    const before = texts.get(number) ?? '';
    if (!before.includes(text)) texts.set(number, `${before} ${text}`.trim());
  }
  return { texts, isSure: (whole?.likeness ?? 0) >= covering };
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
    const aspects = aspectsOfPart(part, whole);
    const isTelling = aspects.length >= fewestOfPart && aspects.some(isNamed);
    return isTelling ? directAnswerTo(engine, part, aspects, answering, moreForPart) : undefined;
  });
  return first ? [first, ...others.filter((each) => each !== undefined)] : [];
}

function isNamed({ isInTerm, kind }: Aspect): boolean {
  return isInTerm || kind === 'code';
}

function directAnswerTo(
  { lexicon, wordings }: Engine,
  question: string,
  aspects: readonly Aspect[],
  answering: readonly Answering[],
  more = 0,
): AnswerFound | undefined {
  const want = wantOf(question);
  const fits = wordingKinds.map((kind) => fitOfWants(want, kind));
  const likenessTo = new WordingLikeness(lexicon, aspects, want === 'difference' ? question : undefined);
  let best: AnswerFound | undefined;
  for (const { number, place, titleAndHeading, wordings: its } of answering) {
    const least = (place === undefined ? leastElsewhere : (leastLikeness[place] ?? leastFurther)) + more;
    const less = (place ?? placeElsewhere) * lessByPlace;
    likenessTo.within(titleAndHeading);
    for (const wording of its) {
      const kind = wordings.kindOf(wording);
      const fit = fits[kind] ?? 0;
      const wanted = wordingKinds[kind]?.isYesOrNo ? Math.max(least, leastForYesOrNo) : least;
      const likeness = likenessTo.of(wordings.stemsOf(wording), wanted / fit) * fit;
      if (likeness < wanted) continue;
      const standing = likeness >= surelyAnswered ? likeness : likeness - less;
      if (standing > (best?.likeness ?? 0))
        best = { number, answer: wordings.answerOf(wording), likeness: standing };
    }
  }
  return best;
}
