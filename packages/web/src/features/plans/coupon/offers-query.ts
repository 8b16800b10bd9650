import type { SubscriptionOffer } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { post } from '../../../lib/api/call.ts';

/** The plans on offer at the moment a page of buying opens, and not as another page had them. */
export const offersQuery = queryOptions<readonly SubscriptionOffer[]>({
  queryKey: ['offers'],
  queryFn: async ({ signal }) => (await post('getSubscription', {}, { signal })).subscriptions,
  staleTime: 0,
});
