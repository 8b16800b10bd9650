import type { ChatHistoryEntry } from '@genie/contract/client';
import type { ConversationEntry } from './conversation-entry.ts';

/** An id for a question that is about to be asked: random, also on pages that are not in a secure context. */
export const newEntryId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** A question just asked, whose answer is waited for. */
export const askedEntry = (
  key: string,
  query: string,
  replaces: string | null = null,
): ConversationEntry => ({
  key,
  entryId: null,
  status: 'waiting',
  query,
  notice: null,
  blocks: [],
  documents: [],
  source: null,
  executionTime: null,
  followUps: [],
  feedback: null,
  subscriptionStatus: 1,
  replaces,
  stopping: false,
  reconnecting: false,
  failure: null,
});

/** An entry of a history: its question and answer are documented, what else there is of it is this product's own. */
type StoredEntry = Pick<ChatHistoryEntry, 'query' | 'answer'> & Partial<ChatHistoryEntry>;

/** What a stored answer says, whatever the entry was before. */
export const storedAnswer = ({
  query,
  answer,
  status = 'finished',
  ...stored
}: StoredEntry): Omit<ConversationEntry, 'key' | 'replaces'> => ({
  entryId: stored.entry_id ?? null,
  status,
  query,
  notice: stored.notice ?? null,
  blocks: answer === '' ? [] : [answer],
  documents: stored.documents_used ?? [],
  source: stored.source ?? null,
  executionTime: status === 'writing' ? null : (stored.execution_time ?? null),
  followUps: stored.follow_ups ?? [],
  feedback: stored.feedback ?? null,
  subscriptionStatus: stored.is_subscription ?? 1,
  stopping: false,
  reconnecting: false,
  failure: null,
});

export const entryFromHistory = (stored: StoredEntry, index = 0): ConversationEntry => ({
  key: stored.entry_id ?? `stored-${index}`,
  replaces: stored.replaces ?? null,
  ...storedAnswer(stored),
});
