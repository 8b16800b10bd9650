/** As many characters as a page of texts should hold: what is compared in one go keeps everybody else waiting. */
const charactersOfPage = 500_000;
const fewest = 20;
const most = 500;
const unknownLength = 5_000;

/** How many texts to read next, going by how long those of the last page were. */
export const pageSizeFor = (lengths: readonly number[]): number => {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const average = lengths.length === 0 ? unknownLength : Math.max(1, total / lengths.length);
  return Math.max(fewest, Math.min(most, Math.floor(charactersOfPage / average)));
};
