import { wantOf } from '../../analysis/wants.ts';
import type { Engine } from '../engine.ts';
import { aspectsOfPart, isNamed } from '../ranking/rank-parts.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { aspectsSaidIn } from '../understanding/aspects-said.ts';
import { askedParts } from '../understanding/question-parts.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';
import { type Answering, answeringAmong, answeringElsewhere } from './answering-passages.ts';
import type { AnswersTold } from './answers-told.ts';
import { entriesDescribed } from './asked-name.ts';
import {
  type AnswerFound,
  type Asked,
  askedOf,
  bestAnswers,
  byTelling,
  likenessOfBest,
  mostTelling,
  sameWording,
} from './best-answer.ts';
import { type ExactWording, exactWording } from './exact-wording.ts';
import { withoutRepeats } from './without-repeats.ts';

export type DirectAnswers = {
  /** By the number of the passage found that each belongs to. */
  readonly texts: ReadonlyMap<number, string>;
  /** Answers to questions near this one, in the same way. */
  readonly near: ReadonlyMap<number, string>;
  /** Whether they surely answer the very question. */
  readonly isSure: boolean;
  /** How well the best of them stands, which answers the whole question; 0 where that is not told. */
  readonly standing: number;
};

/** A part of a text says little by itself. */
const moreForPart = 0.09;
/** What codes mean is told by their rows, and an answer that is only near tells of others. */
const moreBesideCodes = 0.04;
/** Of a story much is told by the way: what answers it stands worse, and still better than what its words find. */
const lessForStory = 0.05;
const fewestOfStory = { sentences: 3, words: 25 };
/** What stands so well is not looked for elsewhere. */
const standsWell = 0.9;
/** What stands so well is not put aside for the name of what a question describes. */
const standsBeforeName = 0.9;
/** What stands so well answers all that a text asks. */
const surelyWhole = 0.96;
/** With so much told, by an answer with a wording so much alike, a question is surely covered. */
const coveringTold = 0.97;
const coveringLikeness = 0.8;
/** So many answers to something near are told beside. */
const mostNear = 3;
/** Of those that stand worse, or with their wordings tell less of the question, readers found one in four in place; of the others half. */
const leastBehind = 0.63;
const coveredBehind = 0.48;
const fewestAsked = 2;
const weightOfStory = 0.5;
/** What was talked about is a part of most that answers the new question. */
const weightOfContext = 0.7;
/** Enough to decide between wordings that have as much else. */
const weightOfDenial = 0.05;
const nothing: ReadonlyMap<number, string> = new Map();
const nothingAlike = { likeness: 0, told: 0 };

/**
 * What editors wrote as the answer to a question like this one, or to each question of a text that asks several; nothing where no
 * wording is alike enough.
 *
 * @param understood what the question asks about
 * @param context what it takes from the conversation
 * @param exact what answers it in an editor's very words
 * @param told what the conversation that it leans on has told
 */
export function directAnswersTo(
  engine: Engine,
  { text: question, aspects: own }: UnderstoodQuestion,
  context: readonly Aspect[],
  found: readonly Ranked[],
  exact?: ExactWording,
  told?: AnswersTold,
): DirectAnswers {
  if (exact?.isOnly) return exactly(engine, exact);
  const understood = [...own, ...context.map((aspect) => lighter(aspect, weightOfContext))];
  const aspects = understood.map(withDenialInName);
  const among = answeringAmong(engine, aspects, found);
  const compared = withStoryLighter(question, aspects);
  const asked = askedOf(engine, question, compared.slice(0, own.length), {
    before: compared.slice(own.length),
    compared,
    told,
  });
  const more = isStory(question)
    ? -lessForStory
    : understood.some(({ kind }) => kind === 'code')
      ? moreBesideCodes
      : 0;
  const nearby = bestAnswers(engine, asked, among, more);
  const standing = nearby[0]?.standing ?? 0;
  const nearest = byTelling(engine, asked, nearby);
  const parts =
    standing >= surelyWhole
      ? []
      : answersToParts(engine, question, asked, aspects, among, found, mostTelling(nearest));
  const isFound = parts.length > 1 || standing >= standsWell;
  const described = standing >= standsBeforeName ? nothing : entriesDescribed(engine, question, aspects);
  if (described.size > 0) return besideDescribed(engine, described, parts.slice(1));
  const elsewhere = isFound ? [] : bestElsewhere(engine, asked, compared, found, more, standing);
  const stand = elsewhere.length === 0 ? nearest : byTelling(engine, asked, [...nearby, ...elsewhere]);
  const whole = mostTelling(stand);
  const { likeness, told: share } = whole ? likenessOfBest(engine, asked, whole) : nothingAlike;
  // Of several that answer the very words the one whose passage was found.
  if (exact && likeness < sameWording) return exactly(engine, exact);
  const isWhole = whole && (parts[0]?.standing ?? 0) <= whole.standing && parts.length < 2;
  const opening = isWhole ? [whole] : withoutRepeats(engine, parts);
  const others = stand.filter(({ answer }) => !told?.has(answer));
  return {
    texts: textsOf(engine, opening),
    near: textsOf(engine, nearTo(engine, opening, others)),
    isSure: share >= coveringTold && likeness >= coveringLikeness,
    standing: whole?.standing ?? 0,
  };
}

/** What an entry of the glossary says that the question describes, and what answers the other parts of it. */
function besideDescribed(
  engine: Engine,
  described: ReadonlyMap<number, string>,
  others: readonly AnswerFound[],
): DirectAnswers {
  const texts = new Map([...described, ...textsOf(engine, others)]);
  return { texts, near: nothing, isSure: true, standing: 0 };
}

/** What answers say, by the passages that they belong to. */
function textsOf(engine: Engine, answers: readonly AnswerFound[]): Map<number, string> {
  const texts = new Map<number, string>();
  for (const each of answers) {
    const { number } = each.answering;
    const text = textOf(engine, each);
    const before = texts.get(number) ?? '';
    if (!before.includes(text)) texts.set(number, `${before} ${text}`.trim());
  }
  return texts;
}

/** The best of those that do not repeat what opens; behind that those that tell enough of the question. */
function nearTo(
  engine: Engine,
  opening: readonly AnswerFound[],
  answers: readonly AnswerFound[],
): AnswerFound[] {
  const near = answers.filter(
    ({ answer, standing, covered }) =>
      opening.length === 0 ||
      (standing >= leastBehind &&
        covered >= coveredBehind &&
        !opening.some((each) => each.answer === answer)),
  );
  // What stands further down does not take the place of a repeat.
  return withoutRepeats(engine, near.slice(0, mostNear), opening);
}

function textOf({ store, wordings }: Engine, { answering, answer }: AnswerFound): string {
  return store.answer(answering.number, wordings.placeOf(answer)) ?? '';
}

/** What answers a question in an editor's very words. */
function exactly({ store }: Engine, { number, answer }: ExactWording): DirectAnswers {
  const texts = new Map([[number, store.answer(number, answer) ?? '']]);
  return { texts, near: nothing, isSure: true, standing: 1 };
}

/** The best answers that stand elsewhere than in the passages found. */
function bestElsewhere(
  engine: Engine,
  asked: Asked,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
  more: number,
  known = 0,
): AnswerFound[] {
  if (!asked.meaning) return [];
  return bestAnswers(engine, asked, answeringElsewhere(engine, aspects, found, asked.meaning), more, known);
}

const lighter = (aspect: Aspect, share: number): Aspect => ({ ...aspect, weight: aspect.weight * share });

/** Card not present is another thing than card present: the "not" of a name is compared too. */
function withDenialInName(aspect: Aspect): Aspect {
  const isInName = aspect.isInTerm && aspect.surface === 'not';
  return isInName ? lighter({ ...aspect, isEssential: true }, weightOfDenial) : aspect;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Whether a text tells a case before it asks. */
const isStory = (text: string): boolean =>
  sentencesOf(text).length >= fewestOfStory.sentences && text.split(/\s+/).length >= fewestOfStory.words;

/** What is only told before the last sentence asks says less of what is asked, where that sentence names it. */
function withStoryLighter(text: string, aspects: readonly Aspect[]): readonly Aspect[] {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2) return aspects;
  const asked = aspectsSaidIn(last, aspects).filter(({ kind }) => kind !== 'joined');
  if (asked.length < fewestAsked || !asked.some(isNamed)) return aspects;
  const surfaces = new Set(asked.map(({ surface }) => surface));
  return aspects.map((aspect) => (surfaces.has(aspect.surface) ? aspect : lighter(aspect, weightOfStory)));
}

/**
 * The answers to the questions of a text, in their order; none where the first of them has none. One that names nothing ("why?", "what now?")
 * asks about the whole.
 *
 * @param ofWhole what answers the whole
 */
function answersToParts(
  engine: Engine,
  text: string,
  asked: Asked,
  whole: readonly Aspect[],
  among: readonly Answering[],
  found: readonly Ranked[],
  ofWhole: AnswerFound | undefined,
): readonly AnswerFound[] {
  const { told } = asked;
  const answers: AnswerFound[] = [];
  for (const part of askedParts(text)) {
    if (!aspectsSaidIn(part, whole).some(isNamed)) {
      if (answers.length === 0 && ofWhole) answers.push(ofWhole);
      continue;
    }
    const aspects = aspectsOfPart(part, text, whole);
    const before = aspectsSaidIn(text.slice(0, text.indexOf(part)), whole);
    const answer =
      definitionInItsWords(engine, part) ??
      (aspects.some(isNamed)
        ? answerToPart(
            engine,
            askedOf(engine, part, aspects, { before, told, whole: asked }),
            aspects,
            among,
            found,
          )
        : undefined);
    if (!answer && answers.length === 0) return [];
    if (answer) answers.push(answer);
  }
  return answers;
}

/** What says what a part asks the meaning of, in an editor's very words: it leans on nothing beside it. */
function definitionInItsWords(engine: Engine, part: string): AnswerFound | undefined {
  const exact = wantOf(part) === 'meaning' ? exactWording(engine, part) : undefined;
  if (exact === undefined) return undefined;
  const answers = engine.wordings.answersOf(exact.number);
  const answer = answers[exact.answer - 1];
  if (answer === undefined) return undefined;
  const answering = { number: exact.number, place: undefined, isNarrow: false, answers };
  return { answering, answer, standing: 1, opens: true, covered: 1 };
}

/** The answer to a part, which is looked for elsewhere only where none is near. */
function answerToPart(
  engine: Engine,
  asked: Asked,
  aspects: readonly Aspect[],
  among: readonly Answering[],
  found: readonly Ranked[],
): AnswerFound | undefined {
  const nearby = bestAnswers(engine, asked, among, moreForPart);
  const isFound = nearby.some(({ opens }) => opens);
  const answers = isFound ? nearby : bestElsewhere(engine, asked, aspects, found, moreForPart);
  return mostTelling(byTelling(engine, asked, answers));
}
