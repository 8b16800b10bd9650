import type { TermIndex } from '../memory-index/term-index.ts';
import type { Aspect } from './understand-question.ts';

/** Whether a passage holds an aspect: one of its alternatives, or every stem of another form of its term. */
export function holds(index: TermIndex, passage: number, aspect: Aspect): boolean {
  return (
    aspect.alternatives.some((stem) => index.holds(passage, stem)) ||
    aspect.otherForms.some((form) => form.every((stem) => index.holds(passage, stem)))
  );
}

/**
 * What is sought, to be looked for in many passages.
 *
 * @returns the share of it, by weight, that the passage with a number holds in any of its forms
 */
export function shareOf(index: TermIndex, sought: readonly Aspect[]): (passage: number) => number {
  const all = sought.reduce((sum, { weight }) => sum + weight, 0);
  const known = sought.map(({ weight, alternatives, otherForms }) => ({
    weight,
    alternatives: index.numbersOf(alternatives),
    otherForms: otherForms
      .map((form) => ({ stems: index.numbersOf(form), length: form.length }))
      .filter(({ stems, length }) => stems.length === length),
  }));
  return (passage) => {
    const has = (stem: number) => index.impactOf(passage, stem) > 0;
    let held = 0;
    for (const { weight, alternatives, otherForms } of known)
      if (alternatives.some(has) || otherForms.some(({ stems }) => stems.every(has))) held += weight;
    return all === 0 ? 0 : held / all;
  };
}
