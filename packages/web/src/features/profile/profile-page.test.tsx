import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfilePage } from './profile-page.tsx';
import { profileApi } from './testing/profile-api.ts';
import { renderSignedIn } from './testing/render-signed-in.tsx';

test('the page has the documented forms first, then devices, data and deletion', async () => {
  profileApi();
  renderSignedIn(<ProfilePage />);
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Password' })).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'My profile',
    'Profile',
    'Password',
    'Devices',
    'Your data',
    'Delete account',
  ]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
