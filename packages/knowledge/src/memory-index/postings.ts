import { growingFloats, growingIntegers } from './growing-numbers.ts';
import type { Stretch } from './raise-best.ts';

const postingsOfStep = 250_000;

/** The passages that hold a stem, ascending, and how much each tells of it. */
export type PostingList = { readonly passages: number[]; readonly impacts: number[] };

/**
 * Which passage holds which stem and how much it tells of it. What is there when it is sealed stands in two arrays, ordered
 * by stem; what is added later stands in a list for each stem, as all later passages have higher numbers.
 */
export class Postings {
  /** Where the postings of a stem begin; those of the next one begin where they end. */
  starts = new Uint32Array(2);
  passages = new Uint32Array(0);
  impacts = new Float32Array(0);
  readonly tail = new Map<number, PostingList>();
  tailLength = 0;
  #waiting: Waiting | undefined = newWaiting();

  /** Adds the stems of a passage, whose number is higher than that of any before it. */
  add(passage: number, stems: readonly number[], itsImpacts: readonly number[]): void {
    if (this.#waiting) {
      this.#waiting.passages.push(passage);
      for (const stem of stems) this.#waiting.stems.push(stem);
      for (const impact of itsImpacts) this.#waiting.impacts.push(impact);
      this.#waiting.ends.push(this.#waiting.stems.length);
      return;
    }
    for (const [place, stem] of stems.entries()) {
      let list = this.tail.get(stem);
      if (!list) {
        list = { passages: [], impacts: [] };
        this.tail.set(stem, list);
      }
      list.passages.push(passage);
      list.impacts.push(itsImpacts[place] ?? 0);
    }
    this.tailLength += stems.length;
  }

  /** Orders by stem what was added so far, in steps of some milliseconds. To be done once, before anything is looked up. */
  *seal(stemCount: number): Generator<void> {
    const waiting = this.#waiting;
    if (!waiting) return;
    const { stems, impacts, passages, ends } = waiting;
    const starts = new Uint32Array(stemCount + 2);
    for (let at = 0; at < stems.length; at += 1) {
      const next = stems.at(at) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      if (at % postingsOfStep === 0) yield;
    }
    for (let stem = 1; stem < starts.length; stem += 1)
      starts[stem] = (starts[stem] ?? 0) + (starts[stem - 1] ?? 0);
    const places = starts.slice();
    const sorted = { passages: new Uint32Array(stems.length), impacts: new Float32Array(stems.length) };
    let index = 0;
    for (let at = 0; at < stems.length; at += 1) {
      while (at >= ends.at(index)) index += 1;
      const stem = stems.at(at);
      const place = places[stem] ?? 0;
      places[stem] = place + 1;
      sorted.passages[place] = passages.at(index);
      sorted.impacts[place] = impacts.at(at);
      if (at % postingsOfStep === 0) yield;
    }
    this.starts = starts;
    this.passages = sorted.passages;
    this.impacts = sorted.impacts;
    this.#waiting = undefined;
  }

  /** How much a passage tells of a stem; 0 when it does not hold it. */
  impact(stem: number, passage: number): number {
    const end = this.end(stem);
    const at = placeOf(this.passages, this.starts[stem] ?? end, end, passage);
    if (at >= 0) return this.impacts[at] ?? 0;
    const later = this.tail.get(stem);
    return later?.impacts[placeOf(later.passages, 0, later.passages.length, passage)] ?? 0;
  }

  /** How many passages a stem stands in, as far as all were there when it was sealed; endless when some came later. */
  count(stem: number): number {
    return this.tail.has(stem) ? Number.POSITIVE_INFINITY : this.end(stem) - (this.starts[stem] ?? 0);
  }

  /** Visits the postings of a stem, ascending by passage, until `visit` returns true. */
  each(stem: number, visit: (passage: number, impact: number) => unknown): void {
    const { starts, passages, impacts, tail } = this;
    const end = this.end(stem);
    for (let at = starts[stem] ?? end; at < end; at += 1) {
      if (visit(passages[at] ?? 0, impacts[at] ?? 0) === true) return;
    }
    const later = tail.get(stem);
    if (!later) return;
    for (let at = 0; at < later.passages.length; at += 1) {
      if (visit(later.passages[at] ?? 0, later.impacts[at] ?? 0) === true) return;
    }
  }

  /** The postings of a stem: those sealed, and those that came later where there are any. */
  stretches(stem: number): readonly Stretch[] {
    const end = this.end(stem);
    const sealed = {
      places: this.passages,
      impacts: this.impacts,
      from: this.starts[stem] ?? end,
      to: end,
    };
    const later = this.tail.get(stem);
    if (!later) return [sealed];
    return [sealed, { places: later.passages, impacts: later.impacts, from: 0, to: later.passages.length }];
  }

  /** Where the sealed postings of a stem end. */
  end(stem: number): number {
    return this.starts[stem + 1] ?? 0;
  }
}

/** The place of a number in a part of an ascending list; -1 when it is not there. */
function placeOf(list: ArrayLike<number>, from: number, end: number, sought: number): number {
  let low = from;
  let high = end - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const at = list[middle] ?? 0;
    if (at === sought) return middle;
    if (at < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

type Waiting = ReturnType<typeof newWaiting>;

const newWaiting = () => ({
  passages: growingIntegers(),
  ends: growingIntegers(),
  stems: growingIntegers(),
  impacts: growingFloats(),
});
