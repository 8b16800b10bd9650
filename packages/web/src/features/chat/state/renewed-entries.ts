import type { ChatHistoryEntry } from '@genie/contract/client';
import type { ConversationEntry } from './conversation-entry.ts';
import { entryFromHistory } from './new-entry.ts';

const isSame = (one: ConversationEntry, other: ConversationEntry): boolean =>
  one.status === other.status && one.blocks.join('\n') === other.blocks.join('\n');

/**
 * A chat's entries after its history was read again. What is as it was stays the same object under its key, so that
 * nothing of it is drawn anew; questions that brought no answer here stand after the others.
 */
export const renewedEntries = (
  known: readonly ConversationEntry[],
  history: readonly ChatHistoryEntry[],
): readonly ConversationEntry[] => {
  const keyOf = (key: string): string => known.find(({ entryId }) => entryId === key)?.key ?? key;
  const stored = history.map((one, index) => {
    const { key, replaces, ...read } = entryFromHistory(one, index);
    const entry = { ...read, key: keyOf(key), replaces: replaces && keyOf(replaces) };
    const before = known.find((other) => other.key === entry.key);
    return before !== undefined && isSame(before, entry) ? before : entry;
  });
  const unanswered = known.filter(
    ({ entryId, status }) => entryId === null && (status === 'failed' || status === 'refused'),
  );
  return [...stored, ...unanswered];
};
