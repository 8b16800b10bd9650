import { paths } from '@genie/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { answerPost } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { AccountArea } from './account-area.tsx';

const profile = { full_name: 'Amina Rahman', email: 'amina@example.com', phone: '1', photo: null };

beforeEach(() => {
  localStorage.setItem('access_token', tokenExpiringIn(600));
  server.use(answerPost(paths.getUserProfile, { ...profile, has_password: true }));
});

const openDrawer = async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderAt('/', {
    routes: {
      '/': (
        <QueryClientProvider client={queries}>
          <AccountArea />
        </QueryClientProvider>
      ),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('button', { name: 'My profile' }));
  await screen.findByRole('dialog', { name: 'My profile' });
};

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('the Subscription tab is there only while the subscription flag is 1', async () => {
  localStorage.setItem('is_subscription', '1');
  await openDrawer();
  expect(tabs()).toEqual(['Profile', 'Password', 'Subscription', 'History']);
  act(() => storedValues.set('is_subscription', '0'));
  expect(tabs()).toEqual(['Profile', 'Password', 'History']);
});

test('without a subscription there is no such tab', async () => {
  await openDrawer();
  expect(tabs()).toEqual(['Profile', 'Password', 'History']);
});

test('Upgrade Plan leads to the plans', async () => {
  const queries = new QueryClient();
  renderAt('/', {
    routes: {
      '/': (
        <QueryClientProvider client={queries}>
          <AccountArea />
        </QueryClientProvider>
      ),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/subscription');
});
