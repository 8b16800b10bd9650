import { diversify, fuseRankings } from '../../embedding/fuse.ts';
import type { Engine } from '../engine.ts';
import type { Ranked } from './rank-passages.ts';

/** What an embedding model finds near to a question. */
export type NearByMeaning = {
  /** The passages, nearest first. */
  readonly numbers: readonly number[];
  /** The vector of a passage, of length 1. */
  readonly vectorOf: (number: number) => Float32Array | undefined;
};

/** Later places count a little less; so little that all may be chosen. */
const stepOfPlace = 0.02;
const leastScore = 0.3;

/** Fuses what was found by words with what is near by meaning. Rows of exact codes stay first, as they were. */
export function rankHybrid(engine: Engine, ranked: readonly Ranked[], near: NearByMeaning): Ranked[] {
  const byNumber = new Map(ranked.map((each) => [each.outline.number, each]));
  const exact = ranked.filter(({ isExact }) => isExact);
  const fused = fuseRankings([
    ranked.flatMap(({ outline, isExact }) => (isExact ? [] : [outline.number])),
    near.numbers.filter((number) => !byNumber.get(number)?.isExact && !engine.store.isRemoved(number)),
  ]);
  const order = diversify(fused, near.vectorOf);
  const others = order.map(
    (number) =>
      byNumber.get(number) ?? { outline: engine.store.outline(number), score: 0, share: 0, isExact: false },
  );
  return [...exact, ...others].map((each, place) => ({
    ...each,
    score: Math.max(leastScore, 1 - place * stepOfPlace),
  }));
}
