import { sessionOwner } from '../../../lib/session-owner.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';

const key = 'sessionChatID';

type OfThisTab = {
  readonly owner: string;
  readonly chatId: string | null;
  readonly begunAfter?: string | null;
};

/** What this tab holds open, by whom: undefined where it never held a chat, or where the browser keeps nothing. */
const ofThisTab = (): OfThisTab | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as OfThisTab;
  } catch {
    return undefined;
  }
};

const keep = (ofThisTab: Omit<OfThisTab, 'owner'>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner: sessionOwner(), ...ofThisTab } satisfies OfThisTab));
  } catch {
    // The documented key has it.
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
    keep({ chatId });
  },
  /** A chat is being begun, which the server has not named yet: `newest` was the newest one before it, null without any. */
  begin: (newest: string | null): void => keep({ chatId: null, begunAfter: newest }),
  /** The newest chat before the one that this tab began and never heard the name of; undefined where it began none. */
  begunAfter: (): string | null | undefined => {
    const own = ofThisTab();
    return own?.owner === sessionOwner() ? own.begunAfter : undefined;
  },
};
