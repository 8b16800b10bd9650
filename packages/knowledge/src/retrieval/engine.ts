import type { Lexicon } from './lexicon.ts';
import type { PassageStore } from './passage-store.ts';
import type { TermForms } from './term-forms.ts';
import type { TermIndex } from './term-index.ts';

/** The parts of an open index that retrieval works with. */
export type Engine = {
  readonly store: PassageStore;
  readonly index: TermIndex;
  readonly lexicon: Lexicon;
  readonly forms: TermForms;
};
