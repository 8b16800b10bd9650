import type { ConversationEntry } from './conversation-entry.ts';

const key = 'replacedEntry';

/**
 * Keeps in this tab which stored entry is being answered anew: the history holds it beside its successor until that is
 * written, and a page that is loaded in between has to know that one of the two is to be shown.
 */
export const keepReplaced = (entryId: string | null): void => {
  try {
    if (entryId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, entryId);
  } catch {
    // Then both are shown until the new answer is there.
  }
};

const kept = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** A history's entries, of which the last one replaces the one before where this tab asked for that. */
export const withReplacement = (entries: readonly ConversationEntry[]): readonly ConversationEntry[] => {
  const [former, last] = entries.slice(-2);
  if (former === undefined || last?.status !== 'writing' || former.entryId !== kept()) return entries;
  return [...entries.slice(0, -1), { ...last, replaces: former.key }];
};
