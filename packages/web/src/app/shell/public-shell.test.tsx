import { paths } from '@genie/contract/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { forgetOperator } from '../../lib/operator/use-operator.ts';
import { answerSignInPages, settings } from '../../testing/account-api.ts';
import { answerGet, answerPost, refuseGet } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { AppRoutes } from '../routes.tsx';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
    </MemoryRouter>,
  );

afterEach(forgetOperator);

// A page's own header, within main, is no banner to a browser.
const bar = () => screen.getAllByRole('banner')[0] as HTMLElement;
const footer = () => screen.getByRole('contentinfo');

test.each([
  '/',
  '/home2',
  '/home3',
  '/price',
  '/policy',
  '/privacy',
  '/terms',
  '/guidelines',
  '/topicsupport',
  '/contact',
  '/about',
  '/nowhere',
])('%s has the navigation and the footer', async (address) => {
  server.use(answerPost(paths.getSubscription, { subscriptions: [] }));
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

test('the footer has its four columns', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  const column = (title: string) =>
    within(within(footer()).getByRole('list', { name: title }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(column('Legal')).toEqual([
    ['Terms & Conditions', '/terms'],
    ['Policies', '/policy'],
  ]);
  expect(column('Company')).toEqual([
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
  ]);
  expect(column('Resources')).toEqual([
    ['Supported Topics', '/topicsupport'],
    ['Prompts', '/guidelines'],
  ]);
  for (const link of within(within(footer()).getByRole('list', { name: 'Follow us' })).getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('the footer names the operator of the settings, and where to follow it', async () => {
  forgetOperator();
  server.use(
    answerGet(paths.settings, {
      ...settings,
      operator_name: 'Cards FZ-LLC',
      linkedin_url: 'https://linkedin.example/cards',
      youtube_url: 'https://youtube.example/cards',
    }),
  );
  open('/nowhere');
  expect(await screen.findByText('© 2025 Cards FZ-LLC. All rights reserved.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
    'href',
    'https://linkedin.example/cards',
  );
  expect(screen.getByRole('link', { name: /^Youtube/ })).toHaveAttribute(
    'href',
    'https://youtube.example/cards',
  );
});

test('another name of the product is the one that pages show', async () => {
  forgetOperator();
  server.use(answerGet(paths.settings, { ...settings, brand_name: 'Dirham', operator_name: 'Cards FZ-LLC' }));
  open('/');
  expect(await screen.findByRole('link', { name: 'Try Dirham' })).toBeVisible();
  expect(within(bar()).getByRole('link', { name: 'Dirham' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('The structured AI chatbot for card payments · Dirham'));
  expect(document.body).not.toHaveTextContent('Genie');
});

test('when the settings cannot be had, the footer shows what was built in', async () => {
  forgetOperator();
  server.use(refuseGet(paths.settings, 503, { code: 'storage_unavailable' }));
  open('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(footer()).toHaveTextContent('© 2025 Genie. All rights reserved.');
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

test('the small menu closes when the keyboard leads out of the bar', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  for (const link of within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('the small menu’s link to the page one is on closes it, and the focus stays in the bar', async () => {
  server.use(answerPost(paths.getSubscription, { subscriptions: [] }));
  open('/price');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Pricing' }));
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
  await waitFor(() => expect(document.title).toBe('Page not found · Genie'));
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
