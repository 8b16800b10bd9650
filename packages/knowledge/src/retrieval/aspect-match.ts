import type { ImpactRow, ImpactTable } from '../memory-index/impact-table.ts';
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
 * What is sought, to be looked for in the passages of a table.
 *
 * @returns the share of it, by weight, that the passage with a number holds in any of its forms
 */
export function shareOf(
  index: TermIndex,
  impacts: ImpactTable,
  sought: readonly Aspect[],
): (passage: number) => number {
  const all = sought.reduce((sum, { weight }) => sum + weight, 0);
  const rowsOf = (stems: readonly string[]) => index.numbersOf(stems).map((stem) => impacts.of(stem));
  const known = sought.map(({ weight, alternatives, otherForms }) => ({
    weight,
    alternatives: rowsOf(alternatives),
    otherForms: otherForms.filter((form) => index.knowsAll(form)).map(rowsOf),
  }));
  return (passage) => {
    const place = impacts.placeOf(passage);
    const isThere = (row: ImpactRow) => (row[place] ?? 0) > 0;
    let held = 0;
    for (const { weight, alternatives, otherForms } of known)
      if (alternatives.some(isThere) || otherForms.some((form) => form.every(isThere))) held += weight;
    return all === 0 ? 0 : held / all;
  };
}
