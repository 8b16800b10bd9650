/** How many bits are set in a word of 32 (Hacker's Delight, section 5-1). */
export function bitCount(bits: number): number {
  return sumOfFours(countsOfFours(bits));
}

/** How many bits are set in two words of 32 together. */
export function bitCountOfTwo(one: number, other: number): number {
  // Each count is 4 at most, so that two of them fit in four bits.
  return sumOfFours((countsOfFours(one) + countsOfFours(other)) | 0);
}

/** The counts of every four bits, each in their place. */
function countsOfFours(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

function sumOfFours(counts: number): number {
  return Math.imul((counts & 0x0f0f0f0f) + ((counts >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
