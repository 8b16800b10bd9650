import { pages, paths } from '@genie/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { Link } from '../../components/ui/link.tsx';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { ChatPage } from './chat-page.tsx';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('access_token', tokenExpiringIn(600));
  localStorage.setItem('refresh_token', 'refresh');
});

/** The chat beside another page, over one cache whose data stay fresh for a while. */
const Pages = () => (
  <QueryClientProvider
    client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}
  >
    <MemoryRouter initialEntries={[pages.chat]}>
      <Link to={pages.profile}>Away</Link>
      <Link to={pages.chat}>Back</Link>
      <Routes>
        <Route path={pages.chat} element={<ChatPage />} />
        <Route path={pages.profile} element={null} />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>
);

test('a chat that was left before it had a name is open and listed on the way back', async () => {
  const { asked } = chatApi({ history: { 'chat-1': [historyEntry()] } });
  const begun = lastChats({ last_chat: 'chat-1', today_chats: [chatPreview('chat-1', 'What is DE 39?')] });
  server.use(
    http.post(paths.getLastChatId, () => HttpResponse.json(asked.length === 0 ? lastChats() : begun)),
  );
  const user = userEvent.setup();
  render(<Pages />);
  await screen.findByText('No chats yet. Your questions will be listed here.');
  await user.type(screen.getByLabelText('Your question'), 'What is DE 39?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByText('Away'));
  await user.click(screen.getByText('Back'));
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'What is DE 39?' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
