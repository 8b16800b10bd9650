import type { ChatPreview } from '@genie/contract/client';
import { useId, useState } from 'react';
import type { ChatGroup } from '../state/chat-list.ts';
import type { PendingChange } from './chat-change.tsx';
import styles from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';
import { useMediaQuery } from './use-media-query.ts';

type OnChats = {
  readonly currentChatId: string | null;
  readonly pinned: ReadonlySet<string>;
  readonly onOpenChat: (chatId: string) => void;
  /** Begins to rename or delete a chat. */
  readonly onChange: (pending: PendingChange) => void;
  readonly onPin: (chat: ChatPreview, pinned: boolean) => void;
};

export type ChatGroupsProps = OnChats & { readonly groups: readonly ChatGroup[] };

/** Of which chat the actions are folded out, one at a time; undefined where there is a pointer to find them with. */
type Unfolding = { readonly chatId: string | null; readonly unfold: (chatId: string | null) => void };

type GroupProps = ChatGroup & OnChats & { readonly unfolding: Unfolding | undefined };

const Group = ({ title, chats, unfolding, ...props }: GroupProps) => {
  const { currentChatId, pinned, onOpenChat, onChange, onPin } = props;
  const id = useId();
  const unfoldingOf = (chatId: string) => {
    if (unfolding === undefined) return undefined;
    const unfolded = unfolding.chatId === chatId;
    return { unfolded, toggle: () => unfolding.unfold(unfolded ? null : chatId) };
  };
  const begin = (change: PendingChange['change'], chat: ChatPreview) => () => onChange({ change, chat });
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {chats.map((chat) => (
          <ChatRow
            key={chat.chat_id}
            chat={chat}
            current={chat.chat_id === currentChatId}
            pinned={pinned.has(chat.chat_id)}
            unfolding={unfoldingOf(chat.chat_id)}
            onOpen={() => onOpenChat(chat.chat_id)}
            onRename={begin('rename', chat)}
            onPin={() => onPin(chat, !pinned.has(chat.chat_id))}
            onDelete={begin('delete', chat)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Chats by when they were last used, after those that are pinned. */
export const ChatGroups = ({ groups, ...rest }: ChatGroupsProps) => {
  const [chatId, unfold] = useState<string | null>(null);
  const touched = useMediaQuery('(pointer: coarse)');
  const unfolding = touched ? { chatId, unfold } : undefined;
  return groups.map((group) => <Group key={group.title} {...group} {...rest} unfolding={unfolding} />);
};
