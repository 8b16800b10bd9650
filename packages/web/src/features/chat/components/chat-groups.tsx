import type { ChatPreview } from '@genie/contract/client';
import { useId } from 'react';
import type { ChatGroup } from '../state/chat-list.ts';
import type { PendingChange } from './chat-change.tsx';
import styles from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';

type OnChats = {
  readonly currentChatId: string | null;
  readonly pinned: ReadonlySet<string>;
  readonly onOpenChat: (chatId: string) => void;
  /** Begins to rename or delete a chat. */
  readonly onChange: (pending: PendingChange) => void;
  readonly onPin: (chat: ChatPreview, pinned: boolean) => void;
};

export type ChatGroupsProps = OnChats & { readonly groups: readonly ChatGroup[] };

const Group = ({ title, chats, ...props }: ChatGroup & OnChats) => {
  const { currentChatId, pinned, onOpenChat, onChange, onPin } = props;
  const id = useId();
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
export const ChatGroups = ({ groups, ...rest }: ChatGroupsProps) =>
  groups.map((group) => <Group key={group.title} {...group} {...rest} />);
