const flag = 0x80000000;

/**
 * A number for a word that the index does not have, the same wherever it is written and apart from the numbers of words that it
 * has (FNV-1a, 31 bits, the highest bit set).
 */
export function numberOfUnknown(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at += 1) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  return (hash | flag) >>> 0;
}

export function isUnknown(number: number): boolean {
  return number >= flag;
}
