import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { sessionOwner } from '../lib/session-owner.ts';
import { storedValues } from '../lib/storage/stored-values.ts';

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

let held: { readonly session: string; readonly client: QueryClient } | undefined;

/**
 * The session that calls are made with. Another tab's sign-in arrives key by key: by both of them, so that what is asked
 * in between with the former access token is not kept for the newcomer.
 */
const currentSession = (): string => `${sessionOwner()} ${storedValues.get('refresh_token')}`;

/** One cache a session, so that nobody sees what the one before asked for. */
const clientOf = (session: string): QueryClient => {
  if (held === undefined || held.session !== session) held = { session, client: makeClient() };
  return held.client;
};

/** Gives signed-in pages their query cache; somebody else's sign-in, also in another tab, begins them anew. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => {
  const session = useSyncExternalStore(storedValues.subscribe, currentSession);
  return (
    <QueryClientProvider key={session} client={clientOf(session)}>
      {children}
    </QueryClientProvider>
  );
};
