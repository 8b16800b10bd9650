import type { ChatPreview } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { chatGroups, pinnedIds } from '../state/chat-list.ts';
import { usePinChat } from '../state/use-pin-chat.ts';
import { ChatChange, type PendingChange } from './chat-change.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatSearch } from './chat-search.tsx';
import { FoundChats } from './found-chats.tsx';
import styles from './sidebar.module.css';
import { useSettled } from './use-settled.ts';

const typingPauseMs = 200;
const noneYet: ReadonlySet<string> = new Set();

type PastChatsProps = {
  readonly currentChatId: string | null;
  readonly onOpenChat: (chatId: string) => void;
  /** Leaves the open chat, which was deleted. */
  readonly onCurrentDeleted: () => void;
  /** Where the focus goes when the chat that had it is gone. */
  readonly afterDeletion: RefObject<HTMLElement | null>;
};

/** The chats of the past: to open, search, rename, pin and delete. */
export const PastChats = ({ currentChatId, onOpenChat, onCurrentDeleted, afterDeletion }: PastChatsProps) => {
  const { data } = useQuery(lastChatsQuery);
  const [text, setText] = useState('');
  const [pending, setPending] = useState<PendingChange | null>(null);
  const settled = useSettled(text.trim(), typingPauseMs);
  const searched = text.trim() === '' ? '' : settled;
  const list = useRef<HTMLElement>(null);
  const moved = useRef<string | null>(null);
  const { failure, pin } = usePinChat((chatId) => {
    moved.current = chatId;
  });
  const pinned = data === undefined ? noneYet : pinnedIds(data);
  const onChats = {
    currentChatId,
    pinned,
    onOpenChat,
    onChange: setPending,
    onPin: (chat: ChatPreview, toPin: boolean) => void pin(chat, toPin),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chat that moves within the list takes the focus with it
  useEffect(() => {
    const chatId = moved.current;
    moved.current = null;
    if (chatId === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-pin="${chatId}"]`)?.focus();
  }, [data]);

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
      {failure === undefined ? null : (
        <div className={styles.trouble}>
          <Banner tone="declined" detail={failure.cause}>
            {failure.text}
          </Banner>
        </div>
      )}
      <nav ref={list} className={styles.chats} aria-label="Chats">
        {searched === '' ? <ChatList {...onChats} /> : <FoundChats text={searched} {...onChats} />}
      </nav>
      {pending === null ? null : (
        <ChatChange pending={pending} onClose={() => setPending(null)} onDeleted={onDeleted} />
      )}
    </>
  );
};
