import { createHash } from 'node:crypto';
import { termSet } from './compose/text/words.ts';

const dimensions = 256;

/**
 * A text as a vector of length 1: its terms and their beginnings, hashed into places. Texts that share words, or words of
 * one root, come out alike; it knows nothing of meaning beyond that. The same text always gets the same vector.
 */
export function embedText(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const term of termSet(text)) {
    add(vector, term, 1);
    if (term.length > rootLength) add(vector, `${term.slice(0, rootLength)}…`, 0.5);
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector.fill(1 / Math.sqrt(dimensions)) : vector.map((value) => value / length);
}

const rootLength = 4;

function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = createHash('sha256').update(feature).digest();
  const place = hash.readUInt16BE(0) % dimensions;
  vector[place] = (vector[place] ?? 0) + ((hash[2] ?? 0) % 2 === 0 ? weight : -weight);
}
