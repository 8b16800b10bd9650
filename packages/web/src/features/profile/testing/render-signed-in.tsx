import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderAt } from '../../../testing/render-at.tsx';
import { tokenExpiringIn } from '../../../testing/tokens.ts';

/** Shows a page to a signed-in user. */
export const renderSignedIn = (page: ReactNode, address = '/profile'): UserEvent => {
  localStorage.setItem('access_token', tokenExpiringIn(600));
  localStorage.setItem('refresh_token', 'refresh');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderAt(address, {
    routes: { [address]: <QueryClientProvider client={queries}>{page}</QueryClientProvider> },
  });
  return userEvent.setup();
};
