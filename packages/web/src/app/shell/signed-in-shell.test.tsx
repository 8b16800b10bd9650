import { paths } from '@genie/contract/client';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { lastChats } from '../../features/chat/testing/chat-samples.ts';
import { stubBrowser } from '../../features/chat/testing/stub-browser.ts';
import { profileApi } from '../../features/profile/testing/profile-api.ts';
import { answerPost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { AppRoutes } from '../routes.tsx';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('access_token', tokenExpiringIn(600));
  // Another session has another cache than the test before.
  localStorage.setItem('refresh_token', crypto.randomUUID());
  profileApi();
  server.use(
    answerPost(paths.getLastChatId, lastChats()),
    answerPost(paths.getSubscription, { subscriptions: [] }),
  );
});

const open = (address: string, state?: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: address, state }]}>
      <AppRoutes />
    </MemoryRouter>,
  );
const bar = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;

test.each(['/chat', '/profile'])('on %s the bar names the product and its version', async (address) => {
  open(address);
  expect(await within(await bar()).findByText('2.0')).toBeVisible();
});

test.each([
  ['/subscription', undefined],
  ['/paymentredirect', undefined],
  ['/coupon', { planId: 3, planName: 'Pro Monthly', planAmount: 99 }],
])('on %s it does not', async (address, state) => {
  open(address, state);
  await screen.findByRole('heading', { level: 1 });
  expect(within(await bar()).getByRole('link')).toHaveAttribute('href', '/chat');
  expect(within(await bar()).queryByText('2.0')).not.toBeInTheDocument();
});
