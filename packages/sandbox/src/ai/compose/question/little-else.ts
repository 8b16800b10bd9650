import { isGeneric, termsOf } from '../text/words.ts';

/** A question with more words besides its fields tells a case and asks something about it. */
const mostOtherWords = 7;

/** Says whether a question is little else than values that it wants read. */
export function isLittleElse(question: string): boolean {
  const words = termsOf(question).filter((term) => !/\d/.test(term) && !isGeneric(term));
  return words.length <= mostOtherWords;
}
