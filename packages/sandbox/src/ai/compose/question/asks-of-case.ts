import { type AnswerType, answerTypeOf } from './answer-type.ts';
import type { Question } from './question-kind.ts';

const ofCase = new Set<AnswerType>(['verdict', 'who', 'bearer', 'when']);

/** Whether codes only say of what case something is asked, and not what is asked for: "4837 with SLI 212, can I charge back". */
export function asksOfCase({ kind, text }: Pick<Question, 'kind' | 'text'>): boolean {
  const type = answerTypeOf(text);
  return kind === 'general' && type !== null && ofCase.has(type);
}

const asks =
  /(?:^\W{0,3}|[,:;.–—-] )(?:and |so )?(?:whats?|who|how|when|where|why|which|does|do|is|are|can|must|should)\b/i;
/** What asks about the codes themselves: "which is which", "what do they hold", "and what is in the other". */
const pointsToCodes = /\b(?:which|them|they|these|those|each|both|ones?|other)\b/i;

/** Says whether codes stand only in what is told before the question: "We got a 0430 but never sent a 0420, what now". */
export function tellsCodesOfCase({ parts, codes }: Pick<Question, 'parts' | 'codes'>): boolean {
  const asked = parts.filter((part) => asks.test(part));
  const namesCode = (part: string) =>
    codes.some(({ value }) => part.split(/[^\w.]+/).some((word) => word.toUpperCase() === value));
  return (
    asked.length > 0 &&
    asked.length < parts.length &&
    !asked.some((part) => pointsToCodes.test(part) || namesCode(part))
  );
}
