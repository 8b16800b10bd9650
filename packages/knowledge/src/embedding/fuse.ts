import { similarity } from './embedding.ts';

/** Where two rankings meet: the usual constant of reciprocal rank fusion. */
const rankConstant = 60;
/** How much nearness to the question counts beside difference from what was chosen already. */
const relevanceShare = 0.7;
const mostDiversified = 24;

/** Fuses rankings into one, best first: each adds 1 / (60 + place) to what it holds. */
export function fuseRankings(rankings: readonly (readonly number[])[]): { number: number; score: number }[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [place, number] of ranking.entries())
      scores.set(number, (scores.get(number) ?? 0) + 1 / (rankConstant + place + 1));
  }
  return [...scores]
    .map(([number, score]) => ({ number, score }))
    .sort((one, other) => other.score - one.score || one.number - other.number);
}

/**
 * Orders the first of a ranking so that each is near to the question and unlike those before it (maximal marginal
 * relevance); the others follow as they were.
 *
 * @param vectorOf of length 1; one without a vector is unlike everything
 */
export function diversify(
  ranking: readonly { readonly number: number; readonly score: number }[],
  vectorOf: (number: number) => Float32Array | undefined,
): number[] {
  const best = ranking[0]?.score ?? 1;
  const left = ranking
    .slice(0, mostDiversified)
    .map(({ number, score }) => ({ number, relevance: score / best, vector: vectorOf(number), nearest: 0 }));
  const ordered: number[] = [];
  while (left.length > 0) {
    const standing = left.map(
      ({ relevance, nearest }) => relevanceShare * relevance - (1 - relevanceShare) * nearest,
    );
    const place = standing.indexOf(Math.max(...standing));
    const [next] = left.splice(place, 1);
    if (!next) break;
    ordered.push(next.number);
    for (const each of left) {
      if (each.vector && next.vector)
        each.nearest = Math.max(each.nearest, similarity(each.vector, next.vector));
    }
  }
  return [...ordered, ...ranking.slice(mostDiversified).map(({ number }) => number)];
}
