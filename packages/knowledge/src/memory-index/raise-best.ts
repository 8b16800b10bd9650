/** A stretch of a list of places, such as passages, ascending, and how much each tells of a stem. */
export type Stretch = {
  readonly places: ArrayLike<number>;
  readonly impacts: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
};

/**
 * Adds to the score of each place what it tells more than the best before, times the weight, and notes the new best: of several
 * stems that mean the same the one counts that tells most.
 */
export function raiseBest(
  { places, impacts, from, to }: Stretch,
  best: Float64Array,
  scores: Float64Array,
  weight: number,
): void {
  for (let at = from; at < to; at += 1) {
    const place = places[at] as number;
    const impact = impacts[at] as number;
    const before = best[place] as number;
    if (impact <= before) continue;
    scores[place] = (scores[place] as number) + (impact - before) * weight;
    best[place] = impact;
  }
}

/** Forgets the best of each place. */
export function forgetBest({ places, from, to }: Stretch, best: Float64Array): void {
  for (let at = from; at < to; at += 1) best[places[at] as number] = 0;
}
