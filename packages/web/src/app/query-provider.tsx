import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { useStoredValue } from '../lib/storage/use-stored-value.ts';

const retries = 2;

const makeClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && error instanceof ApiError && error.isOutage,
      },
      mutations: { retry: false },
    },
  });

let held: { readonly session: string | null; readonly client: QueryClient } | undefined;

/** One cache a session, so that nobody sees what the one before asked for. */
const clientOf = (session: string | null): QueryClient => {
  if (held === undefined || held.session !== session) held = { session, client: makeClient() };
  return held.client;
};

/** Gives signed-in pages their query cache. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={clientOf(useStoredValue('refresh_token'))}>{children}</QueryClientProvider>
);
