import type { Point } from '../passages/points.ts';
import { type Ask, asksOf } from '../question/asks.ts';
import { readQuestion } from '../question/question-kind.ts';
import type { Material } from '../ranking/material.ts';
import { type Relevance, relevanceTo } from '../ranking/relevance.ts';
import { placing } from '../ranking/score-points.ts';

const weight = { own: 1, context: 0.5, whole: 0.5, rank: 0.15 };
/**
 * What an asked thing is told by holds so much of its words, more where nothing else tells it, so much of them with what stands
 * above it, and so much of the whole question.
 */
const least = { own: 0.3, ownAlone: 0.45, context: 0.5, whole: 0.25 };
const mostAsks = 5;

/**
 * For each of several things asked for the point, out of all passages, that tells it best: a sentence, an item, a step or
 * the row of a table. None where no point tells a thing of that kind.
 */
export function pointsAsked(material: Material): Point[] {
  const asks = asksOf(material.question.text);
  if (asks.length < 2) return [];
  const points = [...material.points, ...material.rows].filter(({ leans }) => !leans);
  const found = asks.slice(0, mostAsks).flatMap((ask) => bestFor(ask, points, material) ?? []);
  return [...new Set(found)];
}

function bestFor({ text, told }: Ask, points: Point[], material: Material): Point | undefined {
  const own = relevanceTo(readQuestion(text), material.passages);
  let best: { point: Point; score: number } | undefined;
  for (const point of points) {
    const isTold = told?.(point.sentences.join(' ')) ?? true;
    if (!isTold || own.share(point.terms) < (told ? least.own : least.ownAlone)) continue;
    if (own.share(point.terms, point.context) < least.context) continue;
    if (material.relevance.share(point.terms, point.context) < least.whole) continue;
    const score = scoreOf(point, own, material);
    if (best === undefined || score > best.score) best = { point, score };
  }
  return best?.point;
}

function scoreOf(point: Point, own: Relevance, { passages, question, relevance }: Material): number {
  const rank = passages.findIndex(({ n }) => n === point.n);
  const passage = passages[rank];
  return (
    weight.own * own.share(point.terms) +
    weight.context * own.share(point.terms, point.context) +
    weight.whole * relevance.share(point.terms, point.context) +
    weight.rank * (1 - rank / passages.length) +
    (passage ? placing(point, passage, question, relevance) : 0)
  );
}
