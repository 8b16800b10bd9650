import { wantOf } from '../../analysis/wants.ts';
import { wordingKinds } from '../../index-file/answer-column.ts';
import { BestNumbers } from '../../memory-index/best-numbers.ts';
import { textVector } from '../../word-vectors/text-vector.ts';
import { stopWordsOf } from '../../word-vectors/text-words.ts';
import type { Engine } from '../engine.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { type Answering, titleAndHeadingOf } from './answering-passages.ts';
import type { AnswersTold } from './answers-told.ts';
import { ToldByMeaning } from './told-by-meaning.ts';
import { fitsOfWant } from './want-fit.ts';
import { WordingLikeness } from './wording-likeness.ts';

/** A question, or a part of it, as answers are compared with it. */
export type Asked = {
  /** The vector of what it means; undefined when it has no words. */
  readonly meaning: Int8Array | undefined;
  /** How well each kind of wording fits it, by the place of the kind among `wordingKinds`. */
  readonly fits: readonly number[];
  readonly likenessTo: WordingLikeness;
  readonly toldByMeaning: ToldByMeaning;
  /** How much of it answers tell that were compared by that, near words counted too, by their numbers. */
  readonly covered: Map<number, number>;
  /** What the conversation before has told. */
  readonly told: AnswersTold | undefined;
};

/** A direct answer by its number among all, and where it stands. */
export type AnswerFound = {
  readonly answering: Answering;
  readonly answer: number;
  readonly standing: number;
  /** Whether it stands well enough for the answer to the very question; if not, it answers something near. */
  readonly opens: boolean;
  /** How much of the question it tells with its wordings, near words counted too, from 0 to 1; 1 where that was not asked. */
  readonly covered: number;
};

/**
 * What counts for an answer: how near it is to what the question means, how much of the question one of its wordings tells with the
 * answer, title and heading, and whether the two want to be told the same. Fitted, with the places, to wordings that were left out, and
 * what they were written for.
 */
const byMeaning = 0.566;
const byTold = 0.174;
const byFit = 0.23;
/** And that a wording asks the very question, which says more than of those left out could be seen. */
const bySameWording = 0.08;
/** So much alike a wording asks the very question, if nearly all of it is told and it does not want something else. */
export const sameWording = 0.93;
const toldBySame = 0.9;
const fitOfSame = 0.9;
/** And the place of its passage among those found. */
const firstPlace = 0.03;
const lessByPlaces = [0, 0.024, 0.033, 0.038, 0.038];
const lessFurther = 0.04;
const lessElsewhere = 0.08;
/** What tells of one network, where the question names none. */
const lessForNarrow = 0.03;
/** So many of those that stand best, and about as well as the best, are compared by what they tell, which counts so much then. */
const mostCompared = 5;
const aboutAsWell = 0.08;
const byCovered = 0.3;
/** What stands worse answers something else: of those chosen for wordings that were left out, most did. */
const leastStanding = 0.62;
/** What was not found has to stand better. */
const leastElsewhere = 0.64;
/** What is told beside the answer, as it answers something near, may stand so much worse. */
const lessForNear = 0.05;
/** A yes that belongs to another question misleads more than any other answer. */
const leastForYesOrNo = 0.72;

/**
 * @param own what the text asks about
 * @param leaning.before what was said before it, which it leans on: half as much as on its own words
 * @param leaning.compared what wordings are compared with; what the text asks about unless given
 * @param leaning.told what the conversation before has told
 * @param leaning.whole the text that it is a part of
 */
export function askedOf(
  engine: Engine,
  text: string,
  own: readonly Aspect[],
  {
    before = [],
    compared = own,
    told,
    whole,
  }: {
    before?: readonly Aspect[];
    compared?: readonly Aspect[];
    told?: AnswersTold | undefined;
    whole?: Asked;
  } = {},
): Asked {
  const { words, lexicon } = engine;
  const stems = [...stemsIn(own), ...stopWordsOf(text)];
  const said = before.length > 0 ? [...stems, ...stems, ...stemsIn(before)] : stems;
  const want = wantOf(text);
  return {
    meaning: textVector(said, words),
    fits: fitsOfWant(want),
    likenessTo: new WordingLikeness(lexicon, compared, want === 'difference' ? text : undefined),
    toldByMeaning: new ToldByMeaning(engine, stems, whole?.toldByMeaning),
    covered: new Map(),
    told,
  };
}

/** The stems of what is asked about, as they were said, each once. */
function stemsIn(aspects: readonly Aspect[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { kind, alternatives } of aspects)
    if (kind !== 'joined' && alternatives[0] !== undefined) stems.add(alternatives[0]);
  return stems;
}

/**
 * The direct answers that stand best and about as well as the best, best first; none where none even answers something near.
 *
 * @param more how much better than usual they have to stand
 * @param known how well the best of others stands
 */
export function bestAnswers(
  engine: Engine,
  { meaning, fits, likenessTo, told }: Asked,
  answering: readonly Answering[],
  more = 0,
  known = 0,
): AnswerFound[] {
  const { wordings, answerVectors } = engine;
  const best = new BestNumbers(mostCompared);
  const found = new Map<number, AnswerFound>();
  let standsBest = known;
  // Few wordings may stand so well: what the others stand under is not read.
  let passage = -1;
  let looked = -1;
  for (const each of answering) {
    const { number, place, isNarrow, answers } = each;
    const lessByPlace = place === undefined ? lessElsewhere : (lessByPlaces[place] ?? lessFurther);
    // That puts others before it, and is no reason to tell nothing.
    const less = isNarrow ? lessForNarrow : 0;
    const leastHere = (place === undefined ? leastElsewhere : leastStanding) + more - less;
    for (const answer of answers) {
      const near = meaning ? answerVectors.similarity(meaning, answer) : 0;
      const given = byMeaning * near + firstPlace - lessByPlace - less - (told?.against(answer) ?? 0);
      let above = Math.max(best.least, standsBest - aboutAsWell);
      if (given + byTold + byFit + bySameWording < Math.max(leastHere - lessForNear, above)) continue;
      const end = wordings.firstOf(answer + 1);
      for (let wording = wordings.firstOf(answer); wording < end; wording += 1) {
        const kind = wordings.kindOf(wording);
        const fit = fits[kind] as number;
        const least = wordingKinds[kind]?.isYesOrNo
          ? leastForYesOrNo + Math.max(0, more) - less
          : leastHere - lessForNear;
        const most = given + byTold + byFit * fit + (fit >= fitOfSame ? bySameWording : 0);
        if (fit === 0 || most < least || most <= above) continue;
        if (passage !== number) likenessTo.within(titleAndHeadingOf(engine, number));
        passage = number;
        if (looked !== answer) likenessTo.answeredBy(wordings.stemsOfAnswer(answer));
        looked = answer;
        likenessTo.lookAt(wordings.stems, wordings.startOf(wording), wordings.startOf(wording + 1));
        if (!likenessTo.hasSides || !likenessTo.hasTerm) continue;
        const isSame =
          fit >= fitOfSame && likenessTo.told >= toldBySame && likenessTo.likeness() >= sameWording;
        const standing = given + byTold * likenessTo.told + byFit * fit + (isSame ? bySameWording : 0);
        if (standing < least || standing <= above) continue;
        found.set(answer, { answering: each, answer, standing, opens: standing >= leastHere, covered: 1 });
        above = standing;
      }
      const standing = found.get(answer)?.standing;
      if (standing === undefined) continue;
      best.offer(answer, standing);
      standsBest = Math.max(standsBest, standing);
    }
  }
  return best.found().flatMap(([answer]) => found.get(answer) ?? []);
}

/**
 * The answers that stand about as well as the best of them, first those that with their wordings tell most of the question, near words
 * counted too.
 */
export function byTelling(engine: Engine, asked: Asked, answers: readonly AnswerFound[]): AnswerFound[] {
  const best = bestStandingOf(answers);
  const near = answers.filter(({ standing }) => standing > best - aboutAsWell);
  if (near.length < 2) return near;
  return near
    .map((each) => ({ ...each, covered: coveredBy(engine, asked, each.answer) }))
    .sort((one, other) => rankOf(other) - rankOf(one));
}

function coveredBy({ wordings }: Engine, { toldByMeaning, covered }: Asked, answer: number): number {
  const known = covered.get(answer);
  if (known !== undefined) return known;
  const share = toldByMeaning.coveredBy(wordings.stemsToldBy(answer));
  covered.set(answer, share);
  return share;
}

const rankOf = ({ standing, covered }: AnswerFound): number => standing + byCovered * covered;

/** The first that opens, which is said to stand as well as the best that does. @param answers as `byTelling` gives them */
export function mostTelling(answers: readonly AnswerFound[]): AnswerFound | undefined {
  const opening = answers.filter(({ opens }) => opens);
  const [first] = opening;
  return first && { ...first, standing: bestStandingOf(opening) };
}

const bestStandingOf = (answers: readonly AnswerFound[]): number =>
  Math.max(...answers.map(({ standing }) => standing));

/** How alike the question is to the wording of an answer that is most like it, from 0 to 1, and how much of it the two tell. */
export function likenessOfBest(
  engine: Engine,
  { fits, likenessTo }: Asked,
  { answering, answer }: AnswerFound,
): { readonly likeness: number; readonly told: number } {
  const { wordings } = engine;
  likenessTo.within(titleAndHeadingOf(engine, answering.number));
  likenessTo.answeredBy(wordings.stemsOfAnswer(answer));
  let best = { likeness: 0, told: 0 };
  const end = wordings.firstOf(answer + 1);
  for (let wording = wordings.firstOf(answer); wording < end; wording += 1) {
    likenessTo.lookAt(wordings.stems, wordings.startOf(wording), wordings.startOf(wording + 1));
    const likeness = likenessTo.likeness() * (fits[wordings.kindOf(wording)] ?? 0);
    if (likeness > best.likeness) best = { likeness, told: likenessTo.told };
  }
  return best;
}
