import type { LastChatResponse } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { type ChatGroup, chatGroups, previewOf } from '../state/chat-list.ts';
import { pageTexts } from '../texts.ts';
import styles from './chat-list.module.css';

type ChatListProps = {
  readonly currentChatId: string | null;
  readonly onOpenChat: (chatId: string) => void;
};

const noBits = new Set<number>();
const skeletonWidths = ['long', 'medium', 'long', 'full', 'medium', 'long'] as const;

const Loading = () => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>Loading your chats</VisuallyHidden>
    {skeletonWidths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <Skeleton key={index} width={width} />
    ))}
  </div>
);

const Failed = ({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) => (
  <div className={styles.note}>
    <p>{pageTexts.chatsFailed}</p>
    <Button size="s" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const Empty = () => (
  <div className={styles.note}>
    <BitmapFigure bits={noBits} className={styles.figure} />
    <p>{pageTexts.noChats}</p>
  </div>
);

const Group = ({ title, chats, currentChatId, onOpenChat }: ChatGroup & ChatListProps) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {chats.map(({ chat_id, user_query }) => (
          <li key={chat_id}>
            <button
              type="button"
              className={styles.chat}
              dir="auto"
              title={user_query}
              aria-current={chat_id === currentChatId ? 'true' : undefined}
              onClick={() => onOpenChat(chat_id)}
            >
              {previewOf(user_query)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Groups = ({ lastChats, ...rest }: ChatListProps & { readonly lastChats: LastChatResponse }) => {
  const groups = chatGroups(lastChats);
  if (groups.length === 0) return <Empty />;
  return groups.map((group) => <Group key={group.title} {...group} {...rest} />);
};

/** The chats of the past, grouped by when they were last used. */
export const ChatList = (props: ChatListProps) => {
  const { data, isPending, isFetching, refetch } = useQuery(lastChatsQuery);
  if (isPending) return <Loading />;
  if (data === undefined) return <Failed busy={isFetching} onRetry={() => void refetch()} />;
  return <Groups lastChats={data} {...props} />;
};
