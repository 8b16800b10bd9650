/**
 * Edit distance between two words (insertions, deletions, substitutions, swaps of neighbours), or `most + 1`
 * as soon as it is known to exceed `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let leastBefore = 0;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two rows, so both have to be beyond the bound.
    if (Math.min(least, leastBefore) > most) return most + 1;
    leastBefore = least;
    before = previous;
    previous = current;
  }
  return Math.min(previous[other.length] ?? most + 1, most + 1);
}
