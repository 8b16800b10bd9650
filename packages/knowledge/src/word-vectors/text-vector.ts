import { vectorLength, type WordVectors } from './word-vectors-file.ts';

const unit = 127;

/**
 * What a text means as a direction: the vectors of its words added up, `unit` long, so that texts which mean the same have near
 * directions although they share no word.
 *
 * @param stems the stems of the text, each once
 * @returns undefined when no word of it is known
 */
export function textVector(stems: Iterable<string>, words: WordVectors): Int8Array | undefined {
  const sum = new Float64Array(vectorLength);
  for (const stem of stems) {
    const vector = words.get(stem);
    if (vector) addTo(sum, vector);
  }
  return directionOf(sum);
}

/** The direction of the sum of directions; undefined when they cancel each other out. */
export function meanDirection(vectors: Iterable<Int8Array>): Int8Array | undefined {
  const sum = new Float64Array(vectorLength);
  for (const vector of vectors) addTo(sum, vector);
  return directionOf(sum);
}

/**
 * The cosine of the angle between a direction and one that stands among others.
 *
 * @param at the place of its first number among `vectors`
 */
export function cosineAt(direction: Int8Array, vectors: Int8Array, at: number): number {
  let sum = 0;
  for (let place = 0; place < vectorLength; place += 1)
    sum += (direction[place] ?? 0) * (vectors[at + place] ?? 0);
  return sum / (unit * unit);
}

function addTo(sum: Float64Array, vector: Int8Array): void {
  for (let place = 0; place < vectorLength; place += 1) sum[place] = (sum[place] ?? 0) + (vector[place] ?? 0);
}

function directionOf(sum: Float64Array): Int8Array | undefined {
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : Int8Array.from(sum, (number) => Math.round((number * unit) / length));
}
