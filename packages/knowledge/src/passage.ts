import type { CategoryId } from './categories.ts';

/** A piece of the knowledge that is found, shown and cited by itself. */
export type Passage = {
  /** Stable: `doc:<documentId>#<n>`, `ref:<table>#<key>` or `term:<slug>`. */
  readonly id: string;
  /** The document, reference table or glossary it belongs to: what `Knowledge.document` takes. */
  readonly documentId: string;
  readonly kind: 'document' | 'reference' | 'term';
  readonly title: string;
  readonly section: string;
  readonly category: CategoryId;
  readonly markdown: string;
  /** Plain text of at most 280 characters. */
  readonly excerpt: string;
};

/** A passage found for a question, with what answers that at once, or a question near it, where an editor wrote such an answer. */
export type FoundPassage = Passage & { readonly answer?: string; readonly answerNear?: string };

/** A public source that confirms what a document says. */
type Reference = {
  readonly title: string;
  readonly clause?: string | undefined;
  readonly url?: string | undefined;
};

/** A whole document: an article of the corpus, a reference table or the glossary. */
export type KnowledgeDocument = {
  readonly id: string;
  readonly kind: Passage['kind'];
  readonly title: string;
  readonly category: CategoryId;
  readonly summary: string;
  readonly markdown: string;
  readonly references: readonly Reference[];
  /** Ids of related articles. */
  readonly related: readonly string[];
  /** Questions that the document answers. */
  readonly questions: readonly string[];
  /** YYYY-MM-DD; absent on tables and the glossary. */
  readonly reviewed?: string | undefined;
};

/** An earlier question of a conversation with its answer. */
export type Turn = {
  readonly question: string;
  readonly answer: string;
  /** Whether the knowledge did not answer it. */
  readonly declined?: boolean;
};
