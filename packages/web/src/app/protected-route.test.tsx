import { paths } from '@genie/contract/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedValues } from '../lib/storage/stored-values.ts';
import { answerPost, breakPost, refusePost, type SeenRequest } from '../testing/handlers.ts';
import { server } from '../testing/server.ts';
import { tokenExpiringIn } from '../testing/tokens.ts';
import { ProtectedRoute } from './protected-route.tsx';

const info = vi.fn();
beforeEach(() => {
  info.mockClear();
  vi.spyOn(console, 'info').mockImplementation(info);
});

const From = () => <p>from {useLocation().state?.from}</p>;

const open = (address = '/chat') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<ProtectedRoute />}>
          <Route path="/chat" element={<p>The chat</p>} />
        </Route>
        <Route
          path="/login"
          element={
            <>
              <p>The sign-in page</p>
              <From />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

test.each([null, ''])(
  'with %j stored as the token the visitor is sent to sign-in, and it is logged once',
  (token) => {
    if (token !== null) localStorage.setItem('access_token', token);
    open();
    expect(screen.getByText('The sign-in page')).toBeVisible();
    expect(info.mock.calls).toEqual([['Access token not found in session storage']]);
  },
);

test('the page of signing in is told from where', () => {
  open('/chat?ref=order-1');
  expect(screen.getByText('from /chat?ref=order-1')).toBeVisible();
});

test('a valid token lets the visitor in', () => {
  localStorage.setItem('access_token', tokenExpiringIn(60));
  open();
  expect(screen.getByText('The chat')).toBeVisible();
});

test('an expired token is refreshed before the page shows', async () => {
  const seen: SeenRequest[] = [];
  localStorage.setItem('access_token', tokenExpiringIn(-1));
  localStorage.setItem('refresh_token', 'refresh-1');
  server.use(answerPost(paths.refresh, { access_token: tokenExpiringIn(900) }, { seen }));
  open();
  expect(screen.queryByText('The chat')).toBeNull();
  expect(await screen.findByText('The chat')).toBeVisible();
  expect(seen).toHaveLength(1);
});

test('a refused refresh leads to sign-in', async () => {
  localStorage.setItem('access_token', 'undecodable');
  localStorage.setItem('refresh_token', 'refresh-1');
  server.use(refusePost(paths.refresh, 401, 'unauthenticated'));
  open();
  expect(await screen.findByText('The sign-in page')).toBeVisible();
});

test('an outage during the refresh lets the page say what is wrong', async () => {
  localStorage.setItem('access_token', tokenExpiringIn(-1));
  localStorage.setItem('refresh_token', 'refresh-1');
  server.use(breakPost(paths.refresh));
  open();
  expect(await screen.findByText('The chat')).toBeVisible();
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
});

test('a session that ends leads to sign-in', async () => {
  localStorage.setItem('access_token', tokenExpiringIn(60));
  open();
  act(() => storedValues.remove('access_token'));
  await waitFor(() => expect(screen.getByText('The sign-in page')).toBeVisible());
});
