import type { Point } from '../passages/points.ts';
import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import { isPlainComparison } from '../question/plain-comparison.ts';
import { announcesFaults, asksAboutFault } from '../question/section-fit.ts';
import { isNarrow } from '../ranking/is-narrow.ts';
import { leadWeight } from '../ranking/lead-signs.ts';
import type { Material } from '../ranking/material.ts';
import { weigh } from '../ranking/weigh-point.ts';
import { isGeneric, termSet, termsOf, topicWeight } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { pointsAsked } from './asked-points.ts';
import { holdsApart } from './dispensable-section.ts';
import { bringsNews } from './news.ts';
import { writePoints } from './write-points.ts';

/** How much is told so: bullets, their words together, and the words of the whole answer that none is added beyond. */
type Room = { readonly bullets: number; readonly words: number; readonly answer: number };
const usualRoom: Room = { bullets: 8, words: 240, answer: 700 };
/** A single question in a few terms. */
const roomOfSingle: Room = { bullets: 8, words: 240, answer: 540 };
const mostTerms = { single: 9, oneThing: 2 };
const roomOfNarrow: Room = { bullets: 4, words: 120, answer: 540 };
/** The share of the question that a point must hold: to bring in a word of it not heard yet, and to tell the thing asked for. */
const leastShare = { unheard: 0.2, telling: 0.3 };
/** The share of the best point's weight that one must have that only tells the kind of thing asked for. */
const leastOfBest = 0.85;
/** What holds so much less of the question than another point of its section is by the way there. */
const farBehind = 0.45;
/** So many of the points that could have opened the answer are told, if nothing else tells them. */
const mostLeads = 14;
/** Each thing asked for has so much room, however long the answer is. */
const wordsOfAsked = 45;
const heading = 'Also';

/**
 * What was left out with the rest of its section although it is asked for, a line each: what holds words of the question
 * that the answer does not have yet, and what tells the very thing asked for.
 */
export function writeOmitted(draft: AnswerDraft, material: Material): void {
  if (draft.isEmpty) return;
  const { relevance, question, passages } = material;
  const type = answerTypeOf(question.text);
  const weighed = [...material.points, ...material.rows]
    .filter((point) => !point.leans && point.origin !== 'step')
    .map((point) => ({ point, weight: weigh(point, material, type) }))
    .toSorted((one, other) => other.weight - one.weight);
  const nearLeads = new Set(question.kind === 'code' ? [] : leadsAmong(weighed, material, type));
  const heard = termSet(draft.toString());
  const unheard = new Set(
    [...relevance.weights.keys()].filter(
      (term) => !heard.has(term) && !isGeneric(term) && topicWeight(term, question.text) >= 1,
    ),
  );
  const isTelling = ({ sentences, terms, context }: Point, weight: number) =>
    type !== null &&
    question.kind !== 'definition' &&
    weight >= (weighed[0]?.weight ?? 0) * leastOfBest &&
    tells(sentences.join(' '), type) &&
    relevance.share(terms) >= leastShare.telling &&
    relevance.share(terms, context) >= leastShare.telling;
  const bestOf = new Map<number, number>();
  for (const { n, terms } of [...material.points, ...material.rows])
    bestOf.set(n, Math.max(bestOf.get(n) ?? 0, relevance.share(terms)));
  const beside = new Set(
    passages.filter((each) => each.isEntry || holdsApart(each, material)).map(({ n }) => n),
  );
  const isForemost = ({ n, origin, opens, terms: held }: Point) =>
    origin === 'row' ||
    (!beside.has(n) && (opens || relevance.share(held) >= (bestOf.get(n) ?? 0) - farBehind));
  const omitted: Point[] = [];
  const terms = termsOf(question.text).length;
  const isSingle = question.kind !== 'steps' && question.parts.length === 1 && terms <= mostTerms.single;
  const room = isNarrow(material) ? roomOfNarrow : isSingle ? roomOfSingle : usualRoom;
  const isComplete = isPlainComparison(question) || terms <= mostTerms.oneThing;
  let left = Math.min(room.words, room.answer - draft.words);
  const asked = pointsAsked(material).filter((point) => isOmitted(draft, point));
  left = Math.max(left, Math.min(asked.length * wordsOfAsked, room.words));
  for (const { point, weight } of [...asked.map((point) => ({ point, weight: 0 })), ...weighed]) {
    if (omitted.length >= room.bullets) break;
    if (asked.includes(point) && omitted.some(({ sentences }) => sentences === point.sentences)) continue;
    const bringsIn = [...unheard].filter((term) => point.terms.has(term));
    const isAsked =
      bringsIn.length > 0
        ? relevance.share(point.terms, point.context) >= leastShare.unheard
        : !isComplete && (isTelling(point, weight) || nearLeads.has(point)) && isForemost(point);
    if ((!isAsked && !asked.includes(point)) || point.words > left || !isOmitted(draft, point)) continue;
    if (point.origin !== 'row' && !asked.includes(point) && !bringsNews(point.sentences.join(' '), heard))
      continue;
    omitted.push(point);
    for (const term of point.terms) heard.add(term);
    for (const term of bringsIn) unheard.delete(term);
    left -= point.words;
  }
  if (omitted.length === 0) return;
  draft.heading(heading);
  writePoints(draft, omitted, passages);
}

/** The points that would open the answer nearly as well as the one that does. */
function leadsAmong(weighed: { point: Point }[], material: Material, type: AnswerType | null): Point[] {
  const { passages, question } = material;
  const isUnaskedFault = ({ n, heading }: Point) =>
    !asksAboutFault(question) &&
    [heading, passages.find((passage) => passage.n === n)?.section ?? ''].some(announcesFaults);
  return weighed
    .filter(({ point }) => !isUnaskedFault(point))
    .map(({ point }) => ({ point, weight: leadWeight(point, material, type) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostLeads)
    .map(({ point }) => point);
}

/** A row counts as told when its table shows it, in whatever form. */
function isOmitted(draft: AnswerDraft, { origin, sentences, cells = [] }: Point): boolean {
  if (origin !== 'row') return draft.isNew(sentences) && !draft.repeatsOpening(sentences);
  const [longest = ''] = cells.toSorted((one, other) => other.length - one.length);
  return !draft.holds(longest);
}
