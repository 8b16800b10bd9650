/**
 * A paragraph, or a list of points. `{operator}`, `{brand}`, `{address}` and `{support}` stand for what the
 * operator has set; `[words](/address)` is a link to a page of ours, and what stands between backticks is a name as it is stored.
 */
export type LegalBlock = string | readonly string[];

/** A heading and what stands below it; `id` is its address after `#`. */
type LegalPart = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** One document: what it says in a sentence, then its parts in order. */
export type LegalDocument = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly LegalPart[];
};

/** The day from which all of our documents are effective. */
export const effectiveDate = { iso: '2025-04-03', text: '3 April 2025' } as const;
