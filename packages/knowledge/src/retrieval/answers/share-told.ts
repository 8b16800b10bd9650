/** The share of an answer's stems, each once, that have been told, from 0 to 1; 1 for an answer without any. */
export function shareTold(stems: Uint32Array, told: ReadonlySet<number>): number {
  let held = 0;
  for (const stem of stems) if (told.has(stem)) held += 1;
  return stems.length === 0 ? 1 : held / stems.length;
}
