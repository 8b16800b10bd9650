import { sessionOwner } from '../../../lib/session-owner.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';

const key = 'sessionChatID';

type OfThisTab = { readonly owner: string; readonly chatId: string | null };

/** What this tab holds open, by whom: undefined where it never held a chat, or where the browser keeps nothing. */
const ofThisTab = (): OfThisTab | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as OfThisTab;
  } catch {
    return undefined;
  }
};

/**
 * The chat that a reload opens again: this tab's own, or else the last one opened in any tab, which local storage has under
 * its documented key.
 */
export const openChatId = {
  get: (): string | null => {
    const own = ofThisTab();
    return own?.owner === sessionOwner() ? own.chatId : storedValues.get(key) || null;
  },
  set: (chatId: string | null): void => {
    if (chatId === null) storedValues.remove(key);
    else storedValues.set(key, chatId);
    try {
      sessionStorage.setItem(key, JSON.stringify({ owner: sessionOwner(), chatId } satisfies OfThisTab));
    } catch {
      // The documented key has it.
    }
  },
};
