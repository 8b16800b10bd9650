import type { UserProfile } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { postSignedIn } from '../../../lib/api/call.ts';

/** Whose account this is. */
export const userProfileQuery = queryOptions<UserProfile>({
  queryKey: ['user-profile'],
  queryFn: ({ signal }) => postSignedIn('getUserProfile', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
