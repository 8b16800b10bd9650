import type { LastChatResponse } from '@genie/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastChatsQuery } from './api/last-chats-query.ts';
import { rememberSubscription } from './storage/remember-subscription.ts';

/** The chats, the plan and its limits; what is known of the plan is kept in local storage, as documented. */
export const useLastChats = (): UseQueryResult<LastChatResponse> => {
  const result = useQuery(lastChatsQuery);
  const { data } = result;
  useEffect(() => {
    if (data !== undefined) rememberSubscription(data);
  }, [data]);
  return result;
};
