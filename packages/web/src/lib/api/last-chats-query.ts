import type { LastChatResponse } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { postSignedIn } from './call.ts';

/** What the chat opens with: the chats by last activity, the plan, and what is left of its limits. */
export const lastChatsQuery = queryOptions<LastChatResponse>({
  queryKey: ['last-chats'],
  queryFn: ({ signal }) => postSignedIn('getLastChatId', {}, { signal }),
});
