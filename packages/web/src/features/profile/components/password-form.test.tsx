import { paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { profileApi, profileOf } from '../testing/profile-api.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { PasswordForm } from './password-form.tsx';
import { WithProfile } from './with-profile.tsx';

const open = async (hasPassword = true): Promise<UserEvent> => {
  profileApi({ profile: () => profileOf({ has_password: hasPassword }) });
  const user = renderSignedIn(
    <WithProfile place="password">{(profile) => <PasswordForm profile={profile} />}</WithProfile>,
  );
  await screen.findByLabelText('New Password');
  return user;
};

const fill = async (user: UserEvent, [old, password, confirm]: readonly [string, string, string]) => {
  if (old !== '') await user.type(screen.getByLabelText('Old Password'), old);
  if (password !== '') await user.type(screen.getByLabelText('New Password'), password);
  if (confirm !== '') await user.type(screen.getByLabelText('Confirm Password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
};

test('each of the three fields can be shown and hidden', async () => {
  const user = await open();
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) {
    await user.click(screen.getByRole('button', { name: `Show ${label}` }));
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: `Hide ${label}` }));
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
  }
});

test.each([
  [['', 'Abcde1!', 'Abcde1!'], 'Old Password', 'Please enter password'],
  [['Old123!', '', ''], 'New Password', 'Please enter password'],
  [['Old123!', 'Abcde1!', 'Abcde1?'], 'Confirm Password', 'Password and Confirm Password should be same.'],
  [['Old123!', 'Abcdef!', 'Abcdef!'], 'New Password', 'Password must include at least one number.'],
] as const)('%j: %s says %s', async (typed, label, text) => {
  const user = await open();
  await fill(user, typed);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
});

test('a new password is sent, told in a popup with Ok, and the fields are emptied', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.passwordUpdate, { msg: 'Your password is changed.' }, { seen }));
  const user = await open();
  await fill(user, ['Old123!', 'Abcde1!', 'Abcde1!']);
  await screen.findByRole('dialog', { name: 'Your password is changed.' });
  expect(seen[0]?.body).toEqual({
    password: 'Abcde1!',
    confirm_password: 'Abcde1!',
    old_password: 'Old123!',
  });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('a wrong old password is told in the popup and at its field', async () => {
  server.use(
    refusePost(paths.passwordUpdate, 400, 'password_incorrect', { detail: 'The old password is incorrect.' }),
  );
  const user = await open();
  await fill(user, ['Wrong1!', 'Abcde1!', 'Abcde1!']);
  const popup = await screen.findByRole('dialog', { name: 'Your password was not changed.' });
  expect(popup).toHaveAccessibleDescription('The old password is incorrect.');
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.getByLabelText('Old Password')).toHaveAccessibleDescription('The old password is incorrect.');
});

test('who has no password sets a first one without an old one', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.passwordUpdate, { msg: 'Your password is set.' }, { seen }));
  const user = await open(false);
  expect(screen.queryByLabelText('Old Password')).toBeNull();
  await fill(user, ['', 'Abcde1!', 'Abcde1!']);
  await screen.findByRole('dialog', { name: 'Your password is set.' });
  expect(seen[0]?.body).toMatchObject({ old_password: '' });
});
