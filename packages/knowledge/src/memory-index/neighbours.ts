/** How two stems stand in a passage: right after one another, the other way round, or neither. */
export type Neighbours = 'in order' | 'turned' | 'apart';

/** @param sequence the stems of a passage in order, by their numbers */
export function neighboursIn(sequence: Uint32Array, first: number, second: number): Neighbours {
  let found: Neighbours = 'apart';
  for (let at = sequence.indexOf(first); at >= 0; at = sequence.indexOf(first, at + 1)) {
    if (sequence[at + 1] === second) return 'in order';
    if (sequence[at - 1] === second) found = 'turned';
  }
  return found;
}
