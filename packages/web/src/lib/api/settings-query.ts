import type { Settings } from '@genie/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { fetchSettings } from './fetch-settings.ts';

/** The operator's settings, for pages that have a query cache. */
export const settingsQuery = queryOptions<Settings>({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchSettings(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
