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
  let shares: Float64Array | undefined;
  return (passage) => {
    shares ??= sharesOf(index, impacts, sought);
    return shares[impacts.placeOf(passage)] ?? 0;
  };
}

/** The share that each of the passages holds, by its place. */
function sharesOf(index: TermIndex, impacts: ImpactTable, sought: readonly Aspect[]): Float64Array {
  const shares = new Float64Array(impacts.size);
  const isThere = new Uint8Array(impacts.size);
  const all = sought.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, alternatives, otherForms } of sought) {
    isThere.fill(0);
    for (const stem of index.numbersOf(alternatives)) markTold(impacts.of(stem), isThere);
    for (const form of otherForms)
      if (index.knowsAll(form))
        markWhole(
          index.numbersOf(form).map((stem) => impacts.of(stem)),
          isThere,
        );
    addWhere(isThere, weight / all, shares);
  }
  return shares;
}

/** Marks the places of which a row tells something. */
function markTold(row: ImpactRow, marks: Uint8Array): void {
  for (let place = 0; place < marks.length; place += 1) if ((row[place] as number) > 0) marks[place] = 1;
}

/** Marks the places of which each of the rows tells something. */
function markWhole(rows: readonly ImpactRow[], marks: Uint8Array): void {
  for (let place = 0; place < marks.length; place += 1) {
    if (marks[place] === 1) continue;
    if (rows.every((row) => (row[place] as number) > 0)) marks[place] = 1;
  }
}

function addWhere(marks: Uint8Array, weight: number, shares: Float64Array): void {
  for (let place = 0; place < shares.length; place += 1)
    if (marks[place] === 1) shares[place] = (shares[place] as number) + weight;
}
