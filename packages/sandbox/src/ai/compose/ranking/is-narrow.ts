import { answerTypeOf } from '../question/answer-type.ts';
import { termsOf } from '../text/words.ts';
import type { Material } from './material.ts';

const mostTermsOfNarrow = 8;

/** A short question after one thing: what it is, whether something is so, how long, how many, who, where. */
export function isNarrow({ question }: Material): boolean {
  const asksForOne =
    question.kind === 'definition' || (question.kind === 'general' && answerTypeOf(question.text) !== null);
  return asksForOne && question.parts.length === 1 && termsOf(question.text).length <= mostTermsOfNarrow;
}
