import { vectorLength, type WordVectors } from './word-vectors-file.ts';

/** What stands for 1 in the vector of a text. */
const one = 127;

/**
 * The vector of a text from its stems: the sum of their vectors, made 1 long, as whole numbers of which 127 is 1. The cosine of two
 * texts is the product of their vectors divided by 127². A stem that is given twice counts twice.
 *
 * @returns undefined when no stem has a vector, or their vectors cancel each other
 */
export function textVector(stems: Iterable<string>, vectors: WordVectors): Int8Array | undefined {
  const sum = new Float64Array(vectorLength);
  for (const stem of stems) {
    const vector = vectors.get(stem);
    for (let at = 0; vector && at < vectorLength; at += 1)
      sum[at] = (sum[at] as number) + (vector[at] as number);
  }
  const length = Math.hypot(...sum);
  return length > 0 ? Int8Array.from(sum, (number) => Math.round((one * number) / length)) : undefined;
}
