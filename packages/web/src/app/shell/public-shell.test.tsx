import { paths } from '@genie/contract/client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { answerSignInPages } from '../../testing/account-api.ts';
import { answerGet, answerPost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { AppRoutes } from '../routes.tsx';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
    </MemoryRouter>,
  );

const bar = () => screen.getByRole('banner');
const footer = () => screen.getByRole('contentinfo');

test.each(['/', '/nowhere'])('%s has the navigation and the footer', async (address) => {
  open(address);
  await screen.findByRole('heading', { level: 1 });
  expect(within(bar()).getByRole('link', { name: 'Genie' })).toHaveAttribute('href', '/');
  expect(within(bar()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(within(bar()).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/price');
  expect(within(footer()).getByRole('link', { name: 'Join Now & Explore!' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(footer()).toHaveTextContent('© 2025 Genie. All rights reserved.');
  expect(footer()).toHaveTextContent('For people in card payments, fintech and digital banking.');
});

test.each([
  '/register',
  '/login',
  '/otp',
  '/forgotpassword',
  '/password_reset',
  '/handleOAuthCallback',
  '/profile',
])('%s has neither navigation nor footer', async (address) => {
  answerSignInPages();
  server.use(
    answerPost(paths.getUserProfile, { full_name: 'A', email: 'a@example.com', phone: '', photo: null }),
    answerPost(paths.getLastChatId, { is_subscription: 1, subscription_history: null }),
    answerGet(paths.sessions, { sessions: [] }),
  );
  localStorage.setItem('access_token', tokenExpiringIn(600));
  open(address);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  [null, '/chat'],
  ['', '/login'],
  ['a.b.c', '/chat'],
])('with %j stored as the token, Login leads to %s and Sign Up to /register', async (token, target) => {
  if (token !== null) localStorage.setItem('access_token', token);
  open('/');
  await screen.findByRole('heading', { level: 1 });
  expect(within(bar()).getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', target);
  expect(within(bar()).getAllByRole('link', { name: 'Sign Up' })[0]).toHaveAttribute('href', '/register');
});

test('the small menu opens, lists Login, Sign Up and Pricing, and closes on Escape', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Login', 'Sign Up', 'Pricing']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('the footer’s gradient runs one way at home and the other on an unknown page', async () => {
  const { unmount } = open('/');
  expect(footer()).toHaveAttribute('data-direction', 'forward');
  unmount();
  open('/nowhere');
  expect(footer()).toHaveAttribute('data-direction', 'backward');
});

test('an unknown address has a page of its own with a way home', async () => {
  open('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Page not found · Genie');
});

test('a navigation moves the focus to the new page’s heading', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Go home' }));
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'The impossible is just another challenge!',
  });
  expect(heading).toHaveFocus();
});
