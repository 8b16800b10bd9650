const longest = 64;
let before = new Uint8Array(longest + 1);
let previous = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/**
 * Edit distance between two words (insertions, deletions, substitutions, swaps of neighbours), or `most + 1`
 * as soon as it is known to exceed `most`. Words of more than 64 letters are never near to others.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most || other.length > longest || one.length > longest)
    return most + 1;
  let leastBefore = 0;
  for (let column = 0; column <= other.length; column += 1) previous[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row;
    let least = row;
    const letter = one.charCodeAt(row - 1);
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
    for (let column = 1; column <= other.length; column += 1) {
      const its = other.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? 0) + (letter === its ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = column > 1 && letterBefore === its && letter === other.charCodeAt(column - 2);
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so both have to be beyond the bound.
    if (Math.min(least, leastBefore) > most) return most + 1;
    leastBefore = least;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[other.length] ?? most + 1, most + 1);
}
