import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { CookieBanner } from './cookie-banner.tsx';

const open = () =>
  renderAt('/', {
    routes: {
      '/': (
        <>
          <CookieBanner />
          <main>
            <h1>The page</h1>
          </main>
        </>
      ),
    },
  });
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

test('the banner shows while no answer is stored, and leads to the policies', () => {
  open();
  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/policy#cookies');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('Accept Cookies stores the consent, and the banner does not come back', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Accept Cookies' }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookieConsent')).toBe('true');
  unmount();
  open();
  expect(banner()).toBeNull();
});

test('Reject Cookies hides it for this view, stores nothing, and it returns on the next load', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Reject Cookies' }));
  expect(banner()).toBeNull();
  expect(localStorage).toHaveLength(0);
  unmount();
  open();
  expect(banner()).toBeVisible();
});

test('any stored answer keeps it away', () => {
  localStorage.setItem('cookieConsent', 'true');
  open();
  expect(banner()).toBeNull();
});

test.each(['Accept Cookies', 'Reject Cookies'])(
  'after %s the focus is on the heading of the page',
  async (name) => {
    open();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
  },
);
