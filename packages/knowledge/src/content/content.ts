import type { KnowledgeDocument, Passage } from '../passage.ts';
import type { WordVectors } from '../word-vectors/word-vectors-file.ts';
import type { DirectAnswer } from './parse-asked.ts';

/** A passage with what the index needs besides its text. */
export type IndexedPassage = Passage & {
  /** Other names of what it is about. */
  readonly aliases: readonly string[];
  /** Questions that its document answers. */
  readonly questions: readonly string[];
  /** How people ask for what it says, each in words of its own. */
  readonly asked: readonly string[];
  /** What it answers at once. */
  readonly answers: readonly DirectAnswer[];
  /** Exact codes (`de39`, `rc05`) that lead straight to it. */
  readonly codes: readonly string[];
  /** Further text that is searched but not shown. */
  readonly searchText: string;
};

/** A term of the glossary and every way to write it. */
export type GlossaryTerm = {
  readonly term: string;
  readonly expansion?: string | undefined;
  readonly synonyms: readonly string[];
  readonly definition: string;
};

/** Questions from which is learnt what no document can answer. */
export type BeyondExamples = {
  /** Those that no document answers, by what kind they are of. */
  readonly beyond: ReadonlyMap<string, readonly string[]>;
  /** Those that documents answer, although they are worded like the others. */
  readonly near: readonly string[];
};

/** Everything that the index is made from. */
export type Content = {
  readonly documents: readonly KnowledgeDocument[];
  readonly passages: readonly IndexedPassage[];
  readonly terms: readonly GlossaryTerm[];
  readonly examples: BeyondExamples;
  readonly words: WordVectors;
};
