import { stemsOf } from '../../analysis/stems-of.ts';
import type { Engine } from '../engine.ts';

const opening = /^\s*(?:(?:and|or|also|but|ok(?:ay)?)\b[\s,]*)*(?:for |in |at |with )?(?:the |an? )?/i;
const asks =
  /\b(?:what|how|who|whom|whose|which|when|where|why|is|are|was|were|do|does|did|can|could|will|would|must|may|should|has|have|if|explain|define|tell|give|show)\b/i;
const mostWords = 4;

/**
 * A message that names a thing and asks nothing, joined to the question that it goes on from: "AES?" after "How is the check value of a
 * TDES key computed?". Undefined for any other.
 */
export function joinedFragment(message: string, last: string): string | undefined {
  const words = message.replace(opening, '').match(/[\p{L}\p{N}.-]+/gu) ?? [];
  const isFragment = words.length > 0 && words.length <= mostWords && !asks.test(message);
  return isFragment ? `${last} ${message}` : undefined;
}

/** Whether an answer tells of both the question before and the fragment that was joined to it: then it is what was meant. */
export function tellsBoth({ lexicon }: Engine, answer: string, message: string, last: string): boolean {
  const told = new Set(stemsOf(answer));
  const own = stemsOf(message.replace(opening, ''));
  const before = stemsOf(last).filter((stem) => !own.includes(stem) && lexicon.isTerm(stem));
  return own.length > 0 && own.every((stem) => told.has(stem)) && before.some((stem) => told.has(stem));
}
