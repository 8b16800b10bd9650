import type { ImpactRow, ImpactTable } from '../../memory-index/impact-table.ts';
import type { TermIndex } from '../../memory-index/term-index.ts';
import { zeros } from '../../zeros.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** By the place of a passage: 1 where it holds something, 0 where not. */
type Marks = number[];

/** Whether a passage holds an aspect: one of its alternatives, or every stem of another form of its term. */
export function holds(index: TermIndex, passage: number, aspect: Aspect): boolean {
  return (
    aspect.alternatives.some((stem) => index.holds(passage, stem)) ||
    aspect.otherForms.some((form) => form.every((stem) => index.holds(passage, stem)))
  );
}

/** What `holds` says of the passages of a table, worked out once for all of them, however often an aspect is asked for. */
export class AspectMatch {
  readonly impacts: ImpactTable;
  readonly #index: TermIndex;
  readonly #ofAspects = new Map<Aspect, Marks>();
  /** By the forms of a term, which all words of it share. */
  readonly #ofForms = new Map<Aspect['otherForms'], Marks>();
  readonly #ofForm: Marks;

  constructor(index: TermIndex, impacts: ImpactTable) {
    this.#index = index;
    this.impacts = impacts;
    this.#ofForm = zeros(impacts.size);
  }

  /**
   * What is sought, to be looked for in the passages of the table.
   *
   * @returns the share of it, by weight, that the passage with a number holds in any of its forms
   */
  shareOf(sought: readonly Aspect[]): (passage: number) => number {
    let shares: number[] | undefined;
    return (passage) => {
      shares ??= this.#sharesOf(sought);
      return shares[this.impacts.placeOf(passage)] ?? 0;
    };
  }

  /** The share that each of the passages holds, by its place. */
  #sharesOf(sought: readonly Aspect[]): number[] {
    const shares = zeros(this.impacts.size);
    const all = sought.reduce((sum, { weight }) => sum + weight, 0);
    for (const aspect of sought) addWhere(this.#placesOf(aspect), aspect.weight / all, shares);
    return shares;
  }

  /** Marks the places of the passages that hold an aspect. */
  #placesOf(aspect: Aspect): Marks {
    const known = this.#ofAspects.get(aspect);
    if (known) return known;
    const places = this.#placesOfForms(aspect.otherForms).slice();
    for (const stem of this.#index.numbersOf(aspect.alternatives)) markTold(this.impacts.of(stem), places);
    this.#ofAspects.set(aspect, places);
    return places;
  }

  /** Marks the places of the passages that hold any of the forms whole. */
  #placesOfForms(forms: Aspect['otherForms']): Marks {
    const known = this.#ofForms.get(forms);
    if (known) return known;
    const places = zeros(this.impacts.size);
    for (const form of forms) {
      if (!this.#index.knowsAll(form)) continue;
      const ofForm = this.#ofForm.fill(1);
      const isAnywhere = this.#index.numbersOf(form).every((stem) => keepTold(this.impacts.of(stem), ofForm));
      if (isAnywhere) markWhere(ofForm, places);
    }
    this.#ofForms.set(forms, places);
    return places;
  }
}

/** Marks the places of which a row tells something. */
function markTold(row: ImpactRow, marks: Marks): void {
  for (let place = 0; place < marks.length; place += 1) if ((row[place] as number) > 0) marks[place] = 1;
}

/** Leaves only marks of places of which a row tells something. @returns whether any is left */
function keepTold(row: ImpactRow, marks: Marks): boolean {
  let isAnyLeft = false;
  for (let place = 0; place < marks.length; place += 1) {
    if (marks[place] === 0) continue;
    if ((row[place] as number) > 0) isAnyLeft = true;
    else marks[place] = 0;
  }
  return isAnyLeft;
}

function markWhere(others: Marks, marks: Marks): void {
  for (let place = 0; place < marks.length; place += 1) if (others[place] === 1) marks[place] = 1;
}

function addWhere(marks: Marks, weight: number, shares: number[]): void {
  for (let place = 0; place < shares.length; place += 1)
    if (marks[place] === 1) shares[place] = (shares[place] as number) + weight;
}
