import { useQueryClient } from '@tanstack/react-query';
import { searchesKey } from '../api/search-chats-query.ts';
import { type GroupedChats, withName, withoutChat } from './chat-list.ts';
import { ListedChats } from './listed-chats.ts';

type ChatListChanges = {
  readonly renamed: (chatId: string, name: string) => void;
  readonly deleted: (chatId: string) => void;
};

/** Brings the list of chats, and what searches have found, up to date with a change the server has made. */
export const useChatListChanges = (): ChatListChanges => {
  const queries = useQueryClient();
  const change = (how: <Chats extends GroupedChats>(lists: Chats) => Chats) => {
    new ListedChats(queries).change(how);
    queries.setQueriesData<GroupedChats>({ queryKey: searchesKey }, (known) => known && how(known));
    // A name can make a chat found, or not found any more.
    void queries.invalidateQueries({ queryKey: searchesKey });
  };
  return {
    renamed: (chatId, name) => change((lists) => withName(lists, chatId, name)),
    deleted: (chatId) => change((lists) => withoutChat(lists, chatId)),
  };
};
