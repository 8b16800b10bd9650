import type { SourcePassage } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { postSignedIn } from '../../../lib/api/call.ts';

/** The whole passage behind the n-th source of an answer. */
export const sourcePassageQuery = (entryId: string, source: number) =>
  queryOptions<SourcePassage>({
    queryKey: ['source-passage', entryId, source],
    queryFn: ({ signal }) => postSignedIn('getSourcePassage', { entry_id: entryId, source }, { signal }),
  });
