import type { FullTextSearch } from './full-text-search.ts';
import type { Lexicon } from './lexicon.ts';
import type { PassageStore } from './passage-store.ts';
import type { TermForms } from './term-forms.ts';

/** The parts of an open index that retrieval works with. */
export type Engine = {
  readonly store: PassageStore;
  readonly search: FullTextSearch;
  readonly lexicon: Lexicon;
  readonly forms: TermForms;
};
