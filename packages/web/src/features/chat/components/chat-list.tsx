import { useQuery } from '@tanstack/react-query';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { chatGroups } from '../state/chat-list.ts';
import { pageTexts } from '../texts.ts';
import { ChatGroups, type ChatGroupsProps } from './chat-groups.tsx';
import { ChatsFailed, ChatsLoading, ChatsNote } from './chat-list-states.tsx';

/** The chats of the past, grouped by when they were last used. */
export const ChatList = (props: Omit<ChatGroupsProps, 'groups'>) => {
  const { data, isPending, isFetching, refetch } = useQuery(lastChatsQuery);
  if (isPending) return <ChatsLoading label="Loading your chats" />;
  if (data === undefined) {
    return <ChatsFailed text={pageTexts.chatsFailed} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const groups = chatGroups(data);
  if (groups.length === 0) return <ChatsNote>{pageTexts.noChats}</ChatsNote>;
  return <ChatGroups groups={groups} {...props} />;
};
