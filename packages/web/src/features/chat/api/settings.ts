import { paths, type Settings } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readJson, send } from '../../../lib/api/send.ts';

/** The operator's names and addresses. */
export const settingsQuery = queryOptions<Settings>({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => readJson(await send(paths.settings, { method: 'GET', signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
