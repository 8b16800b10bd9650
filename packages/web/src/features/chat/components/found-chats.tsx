import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { searchChatsQuery } from '../api/search-chats-query.ts';
import { chatGroups } from '../state/chat-list.ts';
import { pageTexts } from '../texts.ts';
import { ChatGroups, type ChatGroupsProps } from './chat-groups.tsx';
import { ChatsFailed, ChatsLoading, ChatsNote } from './chat-list-states.tsx';

type FoundChatsProps = Omit<ChatGroupsProps, 'groups'> & { readonly text: string };

/** The chats that a search has found, in the groups of the list. */
export const FoundChats = ({ text, ...rest }: FoundChatsProps) => {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...searchChatsQuery(text),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <ChatsLoading label="Searching your chats" />;
  if (data === undefined) {
    return <ChatsFailed text={pageTexts.searchFailed} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const groups = chatGroups(data);
  const count = groups.reduce((sum, { chats }) => sum + chats.length, 0);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isFetching ? '' : pageTexts.found(count)}</span>
      </VisuallyHidden>
      {count === 0 ? (
        <ChatsNote>{pageTexts.nothingFound}</ChatsNote>
      ) : (
        <ChatGroups groups={groups} {...rest} />
      )}
    </>
  );
};
