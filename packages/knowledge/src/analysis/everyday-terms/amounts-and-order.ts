/** How much, how often, in which order. */
export const amountsAndOrderTerms = `
  shortest = minimum / at least
  smallest = minimum
  longest = maximum / at most
  largest = maximum
  biggest = maximum
  fewer = reduce / prevent
  bring down = reduce / prevent
  lower = reduce
  get rid of = remove / delete
  too often = excessive
  too many times = excessive
  inform = notify / report
  smallest amount = minimum
  which order = order / sequence
  what order = order / sequence
`;
