import type { SessionsResponse } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { getSignedIn } from '../../../lib/api/call.ts';

/** Where the account is signed in. */
export const sessionsQuery = queryOptions<SessionsResponse>({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => getSignedIn('sessions', undefined, { signal }),
  staleTime: 0,
});
