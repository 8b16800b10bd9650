/** How long and how wide to measure. */
export type Settings = {
  readonly rounds: number;
  /** Of one round of one server. */
  readonly seconds: number;
  /** Of the part `overload`. */
  readonly minutes: number;
  readonly connections: readonly number[];
  readonly calls: readonly string[];
  /** Sizes of the table of entries. */
  readonly entries: readonly number[];
  readonly streams: number;
};
