import { pages } from '@genie/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { renderAt } from '../../../testing/render-at.tsx';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { ChatPage } from '../chat-page.tsx';

/** Shows the chat page to a signed-in user. */
export const renderChat = (token = tokenExpiringIn(600)): UserEvent => {
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', 'refresh');
  const user = userEvent.setup();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderAt(pages.chat, {
    routes: {
      [pages.chat]: (
        <QueryClientProvider client={queries}>
          <ChatPage />
        </QueryClientProvider>
      ),
    },
  });
  return user;
};
