import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { chatGroups } from '../state/chat-list.ts';
import { ChatChange, type PendingChange } from './chat-change.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatSearch } from './chat-search.tsx';
import { FoundChats } from './found-chats.tsx';
import styles from './sidebar.module.css';
import { useSettled } from './use-settled.ts';

const typingPauseMs = 200;

type PastChatsProps = {
  readonly currentChatId: string | null;
  readonly onOpenChat: (chatId: string) => void;
  /** Leaves the open chat, which was deleted. */
  readonly onCurrentDeleted: () => void;
  /** Where the focus goes when the chat that had it is gone. */
  readonly afterDeletion: RefObject<HTMLElement | null>;
};

/** The chats of the past: to open, search, rename and delete. */
export const PastChats = ({ currentChatId, onOpenChat, onCurrentDeleted, afterDeletion }: PastChatsProps) => {
  const { data } = useQuery(lastChatsQuery);
  const [text, setText] = useState('');
  const [pending, setPending] = useState<PendingChange | null>(null);
  const settled = useSettled(text.trim(), typingPauseMs);
  const searched = text.trim() === '' ? '' : settled;
  const onChats = { currentChatId, onOpenChat, onChange: setPending };

  const onDeleted = (chatId: string) => {
    // The dialog gives up the focus only once it is closed.
    flushSync(() => setPending(null));
    if (chatId === currentChatId) onCurrentDeleted();
    else afterDeletion.current?.focus();
  };

  return (
    <>
      {data === undefined || chatGroups(data).length === 0 ? null : (
        <ChatSearch text={text} onChange={setText} />
      )}
      <nav className={styles.chats} aria-label="Chats">
        {searched === '' ? <ChatList {...onChats} /> : <FoundChats text={searched} {...onChats} />}
      </nav>
      {pending === null ? null : (
        <ChatChange pending={pending} onClose={() => setPending(null)} onDeleted={onDeleted} />
      )}
    </>
  );
};
