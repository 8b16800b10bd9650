import type { TermIndex } from '../memory-index/term-index.ts';
import type { Aspect } from './understand-question.ts';

/** Whether a passage holds an aspect: one of its alternatives, or every stem of another form of its term. */
export function holds(index: TermIndex, passage: number, aspect: Aspect): boolean {
  return (
    aspect.alternatives.some((stem) => index.holds(passage, stem)) ||
    aspect.otherForms.some((form) => form.every((stem) => index.holds(passage, stem)))
  );
}

/** The share of what is sought, by weight, that a passage holds in any of its forms. */
export function shareHeld(index: TermIndex, passage: number, sought: readonly Aspect[]): number {
  let held = 0;
  let all = 0;
  for (const aspect of sought) {
    all += aspect.weight;
    if (holds(index, passage, aspect)) held += aspect.weight;
  }
  return all === 0 ? 0 : held / all;
}
