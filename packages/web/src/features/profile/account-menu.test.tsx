import { paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { AccountMenu } from './account-menu.tsx';
import { profileApi, profileOf } from './testing/profile-api.ts';
import { renderSignedIn } from './testing/render-signed-in.tsx';

const trigger = () => screen.getByRole('button', { name: 'Your account' });

test('the menu shows whose account it is and signs out', async () => {
  localStorage.setItem('userSubscriptionId', 'sub-7');
  localStorage.setItem('name', 'Amina');
  profileApi();
  const ended: SeenRequest[] = [];
  server.use(answerPost(paths.logout, { message: 'Signed out.' }, { seen: ended }));
  const user = renderSignedIn(<AccountMenu />, '/chat');
  await user.click(trigger());
  expect(await screen.findByText('Amina Rahman')).toBeVisible();
  expect(screen.getByText('amina@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to Chat' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Amina Rahman')).not.toBeVisible();
  expect(trigger()).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(ended).toHaveLength(1));
  for (const key of ['access_token', 'refresh_token', 'name', 'userSubscriptionId']) {
    expect(localStorage.getItem(key)).toBeNull();
  }
});

test('Go to Chat leads there', async () => {
  profileApi();
  const user = renderSignedIn(<AccountMenu />);
  await user.click(trigger());
  await user.click(screen.getByRole('button', { name: 'Go to Chat' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/chat');
});

test.each([
  ['Go to Chat', '/chat'],
  ['Upgrade Plan', '/subscription'],
])('%s leaves the focus on the menu’s button where one is there already', async (item, address) => {
  profileApi();
  const user = renderSignedIn(<AccountMenu />, address);
  await user.click(trigger());
  await user.click(screen.getByRole('button', { name: item }));
  expect(screen.queryByRole('button', { name: item })).toBeNull();
  expect(trigger()).toHaveFocus();
});

test('the photo stands in the corner', async () => {
  profileApi({ profile: () => profileOf({ photo: 'data:image/webp;base64,AAAA' }) });
  renderSignedIn(<AccountMenu />);
  await waitFor(() =>
    expect(trigger().querySelector('img')).toHaveAttribute('src', 'data:image/webp;base64,AAAA'),
  );
});

test('My profile opens the drawer with its tabs, and closing it gives the focus back', async () => {
  profileApi();
  const more = [{ id: 'history', label: 'History', panel: <p>No payments yet.</p> }];
  const user = renderSignedIn(<AccountMenu moreTabs={more} />, '/chat');
  await user.click(trigger());
  await user.click(screen.getByRole('button', { name: 'My profile' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'My profile' }));
  expect(drawer.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Password',
    'History',
  ]);
  expect(await drawer.findByLabelText('Full name')).toHaveValue('Amina Rahman');
  await user.click(drawer.getByRole('tab', { name: 'Password' }));
  expect(drawer.getByLabelText('Old Password')).toBeVisible();
  expect(drawer.getByLabelText('Full name')).not.toBeVisible();
  await user.click(drawer.getByRole('tab', { name: 'History' }));
  expect(drawer.getByText('No payments yet.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('the drawer leads to devices, data and deletion', async () => {
  profileApi();
  const user = renderSignedIn(<AccountMenu />, '/chat');
  await user.click(trigger());
  await user.click(screen.getByRole('button', { name: 'My profile' }));
  await user.click(await screen.findByRole('link', { name: 'Devices, your data, deleting the account' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/profile');
});
