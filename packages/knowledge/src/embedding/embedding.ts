/** A model that turns texts into vectors; the same text has to give the same vector. */
export type Embedding = {
  /** Names the model: vectors of another one are not compared with its. */
  readonly model: string;
  /**
   * The vector of each text, in order, all of one length.
   *
   * @param signal ends the call when nobody waits for it any more
   */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<readonly Float32Array[]>;
  /** Told of each call that failed; retrieval goes on by words alone. */
  readonly onFailure?: (error: unknown) => void;
};

/** A vector of length 1 in the same direction. */
export function normalized(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}

/** How alike two vectors of length 1 are, from -1 to 1. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
