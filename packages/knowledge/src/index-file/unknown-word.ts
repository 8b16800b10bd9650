import { hashOf } from '../hash-of.ts';

const flag = 0x80000000;

/**
 * A number for a word that the index does not have, the same wherever it is written and apart from the numbers of words that it
 * has: 31 bits of its hash, the highest bit set.
 */
export function numberOfUnknown(stem: string): number {
  return (hashOf(stem) | flag) >>> 0;
}

export function isUnknown(number: number): boolean {
  return number >= flag;
}
