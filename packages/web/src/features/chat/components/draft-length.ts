import { constants } from '@genie/contract/client';

const shownFrom = 0.9 * constants.maxQueryCodePoints;

type DraftLength = {
  /** Code points, as the server counts them. */
  readonly length: number;
  readonly tooLong: boolean;
  /** Whether the limit is near enough to be told. */
  readonly near: boolean;
};

/** How long a question is that is being typed. */
export const draftLength = (draft: string): DraftLength => {
  // A string has at least as many units as code points, so short ones, typed most, need no counting.
  if (draft.length <= shownFrom) return { length: draft.length, tooLong: false, near: false };
  const length = [...draft.trim()].length;
  return { length, tooLong: length > constants.maxQueryCodePoints, near: length > shownFrom };
};
