import type { PostingList, Postings } from './postings.ts';

/** Walks the postings of one stem upwards, skipping what is not asked for. */
export class PostingCursor {
  readonly #postings: Postings;
  readonly #tail: PostingList | undefined;
  readonly #end: number;
  #at: number;
  #tailAt = 0;

  constructor(postings: Postings, stem: number) {
    this.#postings = postings;
    this.#tail = postings.tail.get(stem);
    this.#end = stem === 0 ? 0 : postings.end(stem);
    this.#at = stem === 0 ? 0 : (postings.starts[stem] ?? 0);
    if (this.#at > this.#end) this.#at = this.#end;
  }

  /** What a passage tells of the stem, 0 when it does not hold it. To be asked for ascending passages. */
  impactIn(passage: number): number {
    const { passages, impacts } = this.#postings;
    this.#at = firstFrom(passages, this.#at, this.#end, passage);
    if (this.#at < this.#end) return passages[this.#at] === passage ? (impacts[this.#at] ?? 0) : 0;
    if (!this.#tail) return 0;
    this.#tailAt = firstFrom(this.#tail.passages, this.#tailAt, this.#tail.passages.length, passage);
    return this.#tail.passages[this.#tailAt] === passage ? (this.#tail.impacts[this.#tailAt] ?? 0) : 0;
  }
}

/** The first place from `from` on that holds at least `least`: in steps that double, then halve. */
function firstFrom(list: ArrayLike<number>, from: number, end: number, least: number): number {
  if (from >= end || (list[from] as number) >= least) return from;
  let step = 1;
  let low = from;
  while (low + step < end && (list[low + step] as number) < least) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  low += 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
