import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';

const leastShareOfBest = 0.5;
const leastScore = 0.34;

type KeyPoints = { heading: string; most: number; room?: number };

/** Adds what else matters as bullets, in the order in which the passages say it. */
export function writeKeyPoints(
  draft: AnswerDraft,
  material: Material,
  { heading, most, room = draft.room }: KeyPoints,
): void {
  const chosen = chooseKeyPoints(draft, material, most, room);
  if (chosen.length === 0) return;
  draft.heading(heading);
  draft.bullets(chosen);
}

function chooseKeyPoints(
  draft: AnswerDraft,
  { points, relevance, focus }: Material,
  most: number,
  room: number,
): ScoredPoint[] {
  const best = points[0]?.score ?? 0;
  const chosen: ScoredPoint[] = [];
  let left = room;
  for (const point of points) {
    if (chosen.length >= most) break;
    const ownShare = relevance.share(point.terms);
    const inFocus = point.n === focus.n;
    const fits =
      point.score >= Math.max(leastScore, best * leastShareOfBest) &&
      (ownShare >= (inFocus ? 0.25 : 0.4) || (inFocus && relevance.share(point.terms, point.context) >= 0.4));
    if (
      point.origin === 'step' ||
      !fits ||
      point.words > left ||
      point.words < 5 ||
      !draft.isNew(point.sentences)
    )
      continue;
    chosen.push(point);
    left -= point.words;
  }
  const order = (point: ScoredPoint) => (point.n === focus.n ? -1 : point.n);
  return chosen.sort((one, other) => order(one) - order(other) || one.position - other.position);
}
