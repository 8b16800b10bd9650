import { paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { DeleteAccount } from './delete-account.tsx';

const open = async (hasPassword = true) => {
  const user = renderSignedIn(<DeleteAccount hasPassword={hasPassword} />);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  return user;
};
const confirm = () => screen.getByRole('button', { name: 'Delete my account' });

test('the dialog says what goes, and can be left', async () => {
  const user = await open();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  expect(dialog).toHaveTextContent('every chat with its questions and answers');
  expect(dialog).toHaveTextContent('Download your data first');
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without the password nothing is asked', async () => {
  const user = await open();
  await user.click(confirm());
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter password');
});

test('a wrong password deletes nothing and says so', async () => {
  server.use(
    refusePost(paths.deleteAccount, 400, 'password_incorrect', {
      detail: 'The password is incorrect. Nothing was deleted.',
    }),
  );
  const user = await open();
  await user.type(screen.getByLabelText('Your password'), 'Wrong1!{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your account was not deleted.');
  expect(alert).toHaveTextContent('The password is incorrect. Nothing was deleted.');
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

test('a deleted account says farewell, empties the storage and leads to sign-in with the message', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.deleteAccount, { message: 'Your account is deleted.' }, { seen }));
  localStorage.setItem('name', 'Amina');
  localStorage.setItem('sessionChatID', 'chat-7');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('cookieConsent', 'true');
  const user = await open();
  await user.type(screen.getByLabelText('Your password'), 'Abcde1!{Enter}');
  await screen.findByRole('dialog', { name: 'Your account is deleted.' });
  expect(seen[0]?.body).toEqual({ password: 'Abcde1!' });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
      '/login?msg=Your+account+is+deleted.',
    ),
  );
  await waitFor(() => expect({ ...localStorage }).toEqual({ theme: 'dark', cookieConsent: 'true' }));
});

test('who has no password proves the wish by a mailed code', async () => {
  const seen: SeenRequest[] = [];
  server.use(
    answerPost(paths.deleteAccountCode, { message: 'We sent you a code.' }),
    answerPost(paths.deleteAccount, { message: 'Your account is deleted.' }, { seen }),
  );
  const user = await open(false);
  await user.click(confirm());
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code from our email.');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText('We sent you a code.')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '12 34 56');
  await user.click(confirm());
  await screen.findByRole('dialog', { name: 'Your account is deleted.' });
  expect(seen[0]?.body).toEqual({ code: '123456' });
});

test('a code that could not be sent is told with its cause', async () => {
  server.use(
    refusePost(paths.deleteAccountCode, 429, 'too_many_requests', {
      detail: 'Too many attempts. Please try again in 5 minutes.',
    }),
  );
  const user = await open(false);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The code was not sent.');
  expect(alert).toHaveTextContent('Too many attempts.');
});
