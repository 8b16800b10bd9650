import { pages, paths } from '@genie/contract/client';
import { act, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { LoginPage } from '../features/accounts/login-page.tsx';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { chatApi } from '../features/chat/testing/chat-api.ts';
import { stubBrowser } from '../features/chat/testing/stub-browser.ts';
import { clearSession, endSession } from '../lib/storage/session.ts';
import { answerSignInPages } from '../testing/account-api.ts';
import { answerPost, refusePost } from '../testing/handlers.ts';
import { server } from '../testing/server.ts';
import { tokenExpiringIn } from '../testing/tokens.ts';
import { ProtectedRoute } from './protected-route.tsx';
import { QueryProvider } from './query-provider.tsx';

const ended = 'Your session has ended. Please sign in again.';

beforeEach(() => {
  stubBrowser();
  answerSignInPages();
  chatApi();
  localStorage.setItem('access_token', tokenExpiringIn(600, 'amina'));
  localStorage.setItem('refresh_token', 'refresh');
});

const box = () => screen.getByLabelText('Your question');

const openChat = async (): Promise<UserEvent> => {
  render(
    <MemoryRouter initialEntries={[pages.chat]}>
      <Routes>
        <Route element={<ProtectedRoute />}>
          <Route
            path={pages.chat}
            element={
              <QueryProvider>
                <ChatPage />
              </QueryProvider>
            }
          />
        </Route>
        <Route path={pages.login} element={<LoginPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByText('4 of 5 questions left today');
  return userEvent.setup();
};

const signIn = async (user: UserEvent, whose: string) => {
  const session = { access_token: tokenExpiringIn(600, whose), refresh_token: 'anew', name: whose };
  server.use(answerPost(paths.login, session));
  await user.type(await screen.findByLabelText('Email'), 'amina@example.com');
  await user.type(screen.getByLabelText('Password'), 'Abcde1!{Enter}');
  await screen.findByText('4 of 5 questions left today');
};

test('a question that was on its way when the session had ended is in the box after signing in again', async () => {
  const user = await openChat();
  server.use(
    refusePost(paths.sendPrompt, 401, 'unauthenticated'),
    refusePost(paths.refresh, 401, 'unauthenticated'),
  );
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(await screen.findByText(ended)).toBeVisible();
  await signIn(user, 'amina');
  expect(box()).toHaveValue('What is DE 39?');
  expect(sessionStorage.getItem('pendingQuestion')).toBeNull();
});

test('what was typed when the session ends is there again, once', async () => {
  const user = await openChat();
  await user.type(box(), 'What is DE');
  act(endSession);
  expect(await screen.findByText(ended)).toBeVisible();
  await signIn(user, 'amina');
  expect(box()).toHaveValue('What is DE');
  await user.clear(box());
  act(endSession);
  await signIn(user, 'amina');
  expect(box()).toHaveValue('');
  act(clearSession);
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
});

test('another account gets nothing of it, now or later', async () => {
  const user = await openChat();
  await user.type(box(), 'My question');
  act(endSession);
  await signIn(user, 'bilal');
  expect(box()).toHaveValue('');
  expect(sessionStorage.getItem('pendingQuestion')).toBeNull();
});

test('who signs out leaves nothing, and is told nothing', async () => {
  const user = await openChat();
  await user.type(box(), 'My question');
  act(clearSession);
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
  await signIn(user, 'amina');
  expect(box()).toHaveValue('');
});

test('what may hold a card number is kept, but written nowhere', async () => {
  const user = await openChat();
  await user.type(box(), 'Is 4111 1111 1111 1111 valid?');
  act(endSession);
  await screen.findByText(ended);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('1111');
  await signIn(user, 'amina');
  expect(box()).toHaveValue('Is 4111 1111 1111 1111 valid?');
});
