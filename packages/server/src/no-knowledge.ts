import type { Knowledge } from '@genie/knowledge';

const unasked = (): never => {
  throw new Error('What asks no question opens no knowledge.');
};

/** For a context that no question is asked of, as opening the knowledge takes longer than most of its work. */
export const noKnowledge: Knowledge = {
  retrieve: unasked,
  passage: unasked,
  document: unasked,
  size: { documents: 0, passages: 0 },
  importedRevisions: () => new Map(),
  followImports: unasked,
  whenEmbedded: unasked,
  close: () => undefined,
};
