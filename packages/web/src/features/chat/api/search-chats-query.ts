import type { SearchChatsResponse } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { postSignedIn } from '../../../lib/api/call.ts';

/** The key of every search: names and chats that change make them all out of date. */
export const searchesKey = ['search-chats'] as const;

/** The chats whose name or one of whose questions, with its answer, holds the words of a text. */
export const searchChatsQuery = (text: string) =>
  queryOptions<SearchChatsResponse>({
    queryKey: [...searchesKey, text],
    queryFn: ({ signal }) => postSignedIn('searchChats', { text }, { signal }),
  });
