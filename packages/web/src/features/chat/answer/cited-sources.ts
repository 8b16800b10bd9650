const citation = /\bdata-source="(\d+)"/g;

/** The numbers of the sources that an answer's HTML cites. */
export const citedSources = (blocks: readonly string[]): ReadonlySet<number> =>
  new Set(blocks.flatMap((html) => [...html.matchAll(citation)].map(([, number]) => Number(number))));
