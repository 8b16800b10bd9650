const mostPassages = 8;
const mostOfList = 12;
/** What tells of the whole beside the rows and entries of a list. */
const besideList = 3;

/** How many passages a question gets at most: a few more where it lists so many codes or abbreviations that these would fill the room. */
export function roomFor(listed: number): number {
  return Math.min(mostOfList, Math.max(mostPassages, listed + besideList));
}
