/** So many at once; how often which answer came. */
export const tally = async (
  count: number,
  one: (n: number) => Promise<string>,
): Promise<Record<string, number>> => {
  const answers: Record<string, number> = {};
  const made = await Promise.all(Array.from({ length: count }, (_, n) => one(n)));
  for (const answer of made) answers[answer] = (answers[answer] ?? 0) + 1;
  return answers;
};
