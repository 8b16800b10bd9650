import type { SubscriptionHistory } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { getSignedIn } from '../../../lib/api/call.ts';

/** The payments made so far. */
export const subscriptionHistoryQuery = queryOptions<SubscriptionHistory>({
  queryKey: ['subscription-history'],
  queryFn: ({ signal }) => getSignedIn('getSubscriptionHistory', undefined, { signal }),
  staleTime: 0,
});
