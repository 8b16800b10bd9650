import { hash } from 'node:crypto';
import { categoryTitles, type SourceDocument } from '@genie/contract';
import type { Passage } from '@genie/knowledge';
import type { Entry } from '../../storage/index.ts';

/** A source as an entry keeps it: with a digest of the passage's text, by which a later change is seen. */
export type GivenDocument = SourceDocument & {
  /** Absent in entries stored before there were digests, and while the answer is being written. */
  readonly digest?: string;
};

export const presentPassage = (passage: Passage): SourceDocument => ({
  id: passage.id,
  title: passage.title,
  section: passage.section,
  category: categoryTitles[passage.category],
  excerpt: passage.excerpt,
});

const digestCharacters = 16;
/** Passages that are often found are the same objects each time. */
const knownDigests = new WeakMap<Passage, string>();

/** Of a passage's text, in few characters. */
export const digestOf = (passage: Passage): string => {
  const known = knownDigests.get(passage);
  if (known !== undefined) return known;
  const digest = hash('sha256', passage.markdown, 'base64url').slice(0, digestCharacters);
  knownDigests.set(passage, digest);
  return digest;
};

const knownTexts = new WeakMap<Passage, string>();

const textOf = (passage: Passage): string => {
  const known = knownTexts.get(passage);
  if (known !== undefined) return known;
  const given: GivenDocument = { ...presentPassage(passage), digest: digestOf(passage) };
  const text = JSON.stringify(given);
  knownTexts.set(passage, text);
  return text;
};

/** The passages an answer was given, as an entry keeps them. */
export const keepGiven = (passages: readonly Passage[]): string => `[${passages.map(textOf).join(',')}]`;

export const givenDocuments = ({ documentsUsed }: Pick<Entry, 'documentsUsed'>): GivenDocument[] =>
  JSON.parse(documentsUsed) as GivenDocument[];

/** The sources of an entry as they are shown. */
export const presentDocuments = (entry: Pick<Entry, 'documentsUsed'>): SourceDocument[] =>
  givenDocuments(entry).map(({ digest: _, ...document }) => document);
