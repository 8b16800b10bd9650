import { answerTypeOf } from './answer-type.ts';
import type { Question } from './question-kind.ts';

/** Two things held against each other and nothing else asked of them. */
export function isPlainComparison({ kind, sides, parts, text }: Question): boolean {
  return kind === 'comparison' && sides.length === 2 && parts.length === 1 && answerTypeOf(text) === null;
}
