import type { SourcePassage } from '@genie/contract';
import type { Knowledge, Passage } from '@genie/knowledge';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { presentAccess } from '../plans/index.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findEntry } from './entry-store.ts';
import { digestOf, type GivenDocument, givenDocuments } from './given-documents.ts';
import { renderPassage } from './rendering/render-passage.ts';

/**
 * The passage behind a source of a user's own answer, whole, as the knowledge has it now. Entries keep no text of it: a
 * document that the operator removed is gone from every chat too, and of its passages only the excerpts are left.
 *
 * @throws AppError not_found for another's answer, a source it does not have, and where no plan shows the answer
 */
export const sourcePassage = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  { entry_id, source }: { entry_id: string; source: number },
): Promise<SourcePassage> => {
  const [entry, { isSubscription }] = await Promise.all([
    findEntry(context.storage.db, entry_id, userId),
    presentAccess(context, userId),
  ]);
  const isStored = entry !== null && entry.status !== 'writing';
  const given = isStored ? givenDocuments(entry) : (runs.find(entry_id, userId)?.documents ?? []);
  const document: GivenDocument | undefined = given[source - 1];
  if (!document || !isSubscription) throw notFound();
  const { digest, ...shown } = document;
  const passage = passageOf(context.knowledge, document);
  if (!passage) return { ...shown, state: 'gone', passage: '', references: [] };
  const isAsGiven = digest ? digest === digestOf(passage) : passage.excerpt === document.excerpt;
  return {
    ...shown,
    state: isAsGiven ? 'as_given' : 'changed',
    passage: renderPassage(passage.markdown),
    references: referencesOf(context.knowledge, passage),
  };
};

/** A passage by its id, or, where its document was rearranged, the one that now holds its text or its section. */
const passageOf = (
  knowledge: Knowledge,
  { id, title, section, digest }: GivenDocument,
): Passage | undefined => {
  const isSamePlace = (passage: Passage) => passage.title === title && passage.section === section;
  const there = knowledge.passage(id);
  if (there && (digestOf(there) === digest || isSamePlace(there))) return there;
  const siblings = siblingsOf(knowledge, id);
  return siblings.find((passage) => digestOf(passage) === digest) ?? siblings.find(isSamePlace);
};

const numbered = /^(doc:.+#)\d+$/;

const siblingsOf = (knowledge: Knowledge, id: string): Passage[] => {
  const start = numbered.exec(id)?.[1];
  const siblings: Passage[] = [];
  for (let number = 1; start !== undefined; number++) {
    const passage = knowledge.passage(`${start}${number}`);
    if (!passage) break;
    siblings.push(passage);
  }
  return siblings;
};

/** The public sources of its document. A row of a table and a term name theirs in their text. */
const referencesOf = (knowledge: Knowledge, { kind, documentId }: Passage): SourcePassage['references'] =>
  kind !== 'document'
    ? []
    : (knowledge.document(documentId)?.references ?? []).map(({ title, clause, url }) => ({
        title,
        clause: clause ?? null,
        url: url ?? null,
      }));
