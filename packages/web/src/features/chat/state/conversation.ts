import type { ConversationEntry } from './conversation-entry.ts';

export type Conversation = {
  readonly chatId: string | null;
  readonly phase: 'ready' | 'loading' | 'unavailable';
  /** What the user may read about a chat that could not be opened. */
  readonly problem: string | null;
  readonly entries: readonly ConversationEntry[];
  /** When a refused question's limit begins anew (ISO 8601); null while questions may be asked. */
  readonly limitedUntil: string | null;
  /** Whether a plan runs, as the last answer told; undefined until one did. */
  readonly isSubscription: 0 | 1 | undefined;
};

export const emptyConversation: Conversation = {
  chatId: null,
  phase: 'ready',
  problem: null,
  entries: [],
  limitedUntil: null,
  isSubscription: undefined,
};

/** The entry whose answer is on its way, if one is. */
export const runningEntry = ({ entries }: Conversation): ConversationEntry | undefined =>
  entries.find(({ status }) => status === 'waiting' || status === 'writing');

const noAnswer: ReadonlySet<ConversationEntry['status']> = new Set(['failed', 'refused']);

/** The entries as they are shown: without one that another replaces, unless that other brought no answer. */
export const shownEntries = ({ entries }: Conversation): readonly ConversationEntry[] => {
  const replaced = new Set(
    entries.filter(({ status }) => !noAnswer.has(status)).map(({ replaces }) => replaces),
  );
  return entries.filter(({ key }) => !replaced.has(key));
};
