import { type AnswerType, answerTypeOf } from './answer-type.ts';
import type { Question } from './question-kind.ts';

const ofCase = new Set<AnswerType>(['verdict', 'who', 'bearer', 'when']);

/** Whether codes only say of what case something is asked, and not what is asked for: "4837 with SLI 212, can I charge back". */
export function asksOfCase({ kind, text }: Pick<Question, 'kind' | 'text'>): boolean {
  const type = answerTypeOf(text);
  return kind === 'general' && type !== null && ofCase.has(type);
}
