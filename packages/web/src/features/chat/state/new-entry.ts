import type { ChatHistoryEntry } from '@genie/contract/client';
import type { ConversationEntry } from './conversation-entry.ts';

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

/** What a stored answer says, whatever the entry was before. */
export const storedAnswer = (stored: ChatHistoryEntry): Omit<ConversationEntry, 'key' | 'replaces'> => ({
  entryId: stored.entry_id,
  status: stored.status,
  query: stored.query,
  notice: stored.notice,
  blocks: stored.answer === '' ? [] : [stored.answer],
  documents: stored.documents_used,
  source: stored.source,
  executionTime: stored.status === 'writing' ? null : stored.execution_time,
  followUps: stored.follow_ups,
  feedback: stored.feedback,
  subscriptionStatus: stored.is_subscription,
  stopping: false,
  reconnecting: false,
  failure: null,
});

export const entryFromHistory = (stored: ChatHistoryEntry): ConversationEntry => ({
  key: stored.entry_id,
  replaces: stored.replaces,
  ...storedAnswer(stored),
});
