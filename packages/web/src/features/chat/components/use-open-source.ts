import { useCallback, useRef, useState } from 'react';
import { type Conversation, shownEntries } from '../state/conversation.ts';
import type { ConversationEntry } from '../state/conversation-entry.ts';
import type { OpenSource } from './conversation-view.tsx';

export type OpenSourceState = {
  readonly openSource: OpenSource | null;
  /** The entry whose source is open, while it is in the chat. */
  readonly entry: ConversationEntry | undefined;
  readonly show: (key: string, source: number, opener: HTMLElement) => void;
  /** Opens another source of the same answer. */
  readonly showOther: (source: number) => void;
  /** Closes the source and gives focus back to what opened it. */
  readonly close: () => void;
};

/** Which source of which answer is open. */
export const useOpenSource = (conversation: Conversation): OpenSourceState => {
  const [openSource, setOpenSource] = useState<OpenSource | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const show = useCallback((key: string, source: number, from: HTMLElement) => {
    opener.current = from;
    setOpenSource({ key, source });
  }, []);
  const showOther = useCallback((source: number) => setOpenSource((open) => open && { ...open, source }), []);
  const close = useCallback(() => {
    setOpenSource(null);
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, []);
  const entry = shownEntries(conversation).find(
    ({ key, documents }) => key === openSource?.key && openSource.source <= documents.length,
  );
  return { openSource: entry === undefined ? null : openSource, entry, show, showOther, close };
};
