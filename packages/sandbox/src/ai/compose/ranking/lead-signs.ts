import { overview } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { isSameQuestion, posedIn } from '../passages/posed-question.ts';
import { standingOf } from '../passages/targets.ts';
import { type AnswerType, tells } from '../question/answer-type.ts';
import { narrowing } from '../question/narrowing.ts';
import { isOfOtherNetwork } from '../question/other-network.ts';
import { opensWithRival } from '../question/rival-code.ts';
import { announcesFaults, asksAboutFault, sectionFit } from '../question/section-fit.ts';
import { termSet, termsOf } from '../text/words.ts';
import { definesSubject } from './definition-sentence.ts';
import type { Material } from './material.ts';
import { isRowOfDetails } from './named-definition.ts';
import { asksTheSame, isLabelledByQuestion, namesTarget } from './point-signs.ts';
import { isOneOfRows, isRowUnasked, isStray } from './unasked-rows.ts';
import { pairsOf } from './word-pairs.ts';

/**
 * How much each sign counts for opening an answer with a point: a softmax regression over 882 questions and parts of
 * questions of the evaluation, towards the points that hold the facts asked for. Fitted on three quarters of them it
 * found as many facts for the last quarter. The last, from `definition` on, rare in that set, are set by hand.
 */
const weight = {
  own: 1.5,
  context: 1.45,
  starts: 0.65,
  pairs: 0.65,
  whole: 0.25,
  place: 1.35,
  opens: 0.7,
  beginning: 0.5,
  length: 1.7,
  told: 0.85,
  toldOwn: 0.5,
  labelled: 1.05,
  defines: 0.35,
  target: 0.4,
  rowOfCode: 0.4,
  reference: 0.5,
  definition: 1,
  decides: 2,
  begins: 0.4,
  asksTheSame: 4,
  fit: 1.5,
  posed: 6,
};
/** What reads badly at the beginning whatever it holds, set by hand. */
const penalty = {
  narrow: 1.2,
  fault: 1.2,
  rival: 1,
  foreign: 1,
  otherNetwork: 6,
  stray: 0.4,
  conditional: 0.4,
  hedge: 0.3,
  example: 0.3,
  cells: 0.8,
  details: 3,
  entry: 0.3,
  entryToHow: 1,
  sibling: 2,
  circumstance: 2,
  message: 1,
  tooLong: 1,
  silent: 1,
  given: 1.5,
  overview: 0.7,
  late: 0.8,
};
/** What says what its document is about answers a question of what that is, and others only by the way. */
/** Whoever sent the passages put the answer among so many; those further down lead the less. */
const placesOfFirst = 4;
const enoughWords = 25;
const mostWords = 75;
const wordsOfStart = 7;
const conditional = /^(?:\*\*)?(?:if|where|whether|unless|although|for)\b/i;
const hedge = /^whether\b|\bvar(?:y|ies)\b|\bdepends on\b/i;
const example = /\bexample\b|\d\.\d\d\b/i;
const fewCells = 2;
const nearlyAll = 0.99;
/** What a thing is called answers no question after how or why. */
const asksHow = new Set<Material['question']['kind']>(['steps', 'reason', 'trouble']);
const leastOwn = 0.15;
const mostGiven = 0.6;
const leastToDecide = 0.75;
/** What a sentence begins with as given, which is no answer to when that is so: "If the terminal goes online, ...". */
const condition = /^(?:if|when|once|after|before|where)\b[^,]*(?=,)/i;

/** What opens an answer and what goes further down are chosen from the same points. */
const known = new WeakMap<Material, Map<Point, number>>();

/** How well a point would open an answer; only to be held against that of another point. */
export function leadWeight(point: Point, material: Material, type: AnswerType | null): number {
  const weights = known.get(material) ?? new Map<Point, number>();
  known.set(material, weights);
  const weighed = weights.get(point) ?? weigh(point, material, type);
  weights.set(point, weighed);
  return weighed;
}

function weigh(point: Point, material: Material, type: AnswerType | null): number {
  const { passages, relevance, focus } = material;
  const rank = passages.findIndex(({ n }) => n === point.n);
  const passage = passages[rank] ?? focus;
  const { question } = material;
  const text = point.sentences.join(' ');
  const own = relevance.share(point.terms);
  const starts = relevance.share(termSet(text.split(/\s+/).slice(0, wordsOfStart).join(' ')));
  const isTold = type !== null && tells(text, type);
  const defines = definesSubject(point.sentences[0] ?? '', question);
  const standing = standingOf(passage, question.codes);
  const posed = posedIn(point);
  const isPosed = posed !== undefined && isSameQuestion(posed, point.context, question.text);
  const signs = {
    own,
    context: relevance.share(point.terms, point.context),
    starts,
    pairs: pairsOf(question.text, text),
    whole: relevance.share(passage.terms),
    place: 1 / (rank + 1),
    begins: Number(starts >= nearlyAll && own >= nearlyAll),
    opens: Number(point.opens),
    beginning: Number(point.origin === 'sentence' && point.block === 0),
    length: Math.min(point.words, enoughWords) / enoughWords,
    told: Number(isTold),
    toldOwn: isTold ? own : 0,
    labelled: Number(isLabelledByQuestion(point, question)),
    defines,
    target: Number(namesTarget(point, question)),
    rowOfCode: Number(standing === 'row'),
    reference: Number(passage.rowKey !== null),
    definition: Number(question.kind === 'definition' && defines === 1),
    fit: Math.max(0, sectionFit(point.heading, question)),
    decides: Number(type === 'verdict' && isTold && own >= leastToDecide && canDecide(point, question.text)),
    posed: Number(isPosed),
    asksTheSame: Number(type !== null && asksTheSame(point, passage, type, relevance)),
  };
  const against =
    penalty.overview * Number(passage.section === overview && question.kind !== 'definition') +
    (penalty.late * Math.max(0, rank + 1 - placesOfFirst)) / placesOfFirst +
    penalty.narrow * narrowing(`${point.heading}. ${text}`, question.text) +
    penalty.fault *
      Number(
        !asksAboutFault(question) && (announcesFaults(passage.section) || announcesFaults(point.heading)),
      ) +
    penalty.rival * Number(opensWithRival(text, question.codes)) +
    penalty.foreign * Number(standing === 'foreign') +
    penalty.otherNetwork * Number(isOfOtherNetwork(passage, question.text)) +
    penalty.stray * Number(isStray(passage, material)) +
    penalty.conditional * Number(conditional.test(text)) +
    penalty.hedge * Number(hedge.test(text)) +
    penalty.example * Number(example.test(text)) +
    penalty.tooLong * Number(point.words > mostWords) +
    penalty.circumstance * Number(standing === 'row' && question.isScenario) +
    penalty.message * Number(standing === 'row' && question.isScenario && question.kind === 'list') +
    penalty.entry * Number(passage.isEntry && question.kind !== 'definition') +
    penalty.entryToHow *
      Number((passage.isEntry || isRowUnasked(passage, question)) && asksHow.has(question.kind)) +
    penalty.sibling * Number(isOneOfRows(passage, material)) +
    penalty.cells * Number((point.cells?.length ?? 0) > fewCells) +
    penalty.details * Number(question.kind === 'definition' && isRowOfDetails(point, passages)) +
    penalty.silent * Number(type === 'verdict' && own < leastOwn) +
    penalty.given * Number(type === 'when' && relevance.share(termSet(conditionOf(text))) >= mostGiven);
  return (
    (Object.keys(weight) as (keyof typeof weight)[]).reduce(
      (sum, sign) => sum + weight[sign] * signs[sign],
      0,
    ) - against
  );
}

/** Says whether a point can settle a yes or no: it has what the question ends with, and sets no condition of its own. */
function canDecide({ sentences, terms }: Point, question: string): boolean {
  const predicate = termsOf(question).at(-1);
  return (
    predicate !== undefined &&
    terms.has(predicate) &&
    !condition.test(sentences[0] ?? '') &&
    !/\bor\b/i.test(question)
  );
}

function conditionOf(text: string): string {
  return condition.exec(text)?.[0] ?? '';
}
