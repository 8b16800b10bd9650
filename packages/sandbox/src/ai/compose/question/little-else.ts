import { isGeneric, termsOf } from '../text/words.ts';

/** A question with more words besides its fields tells a case and asks something about it. */
const mostOtherWords = 7;
const furtherAsked =
  /\bwhy\b|\bwho\b|\bhow come\b|\bwhat now\b|\bwhat (?:do|does|should|must|can|shall) (?:i|we|you|the \w+|an? \w+) (?:do|check|look)\b/i;

/** Says whether a question is little else than values that it wants read. */
export function isLittleElse(question: string): boolean {
  const words = termsOf(question).filter((term) => !/\d/.test(term) && !isGeneric(term));
  return words.length <= mostOtherWords;
}

/** Says whether a question wants to be told something of values beside what they mean: why, who, what to do. */
export function asksOfValues(question: string): boolean {
  return furtherAsked.test(question);
}
