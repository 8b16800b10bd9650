import { paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { takeAddressSecrets } from '../../lib/address-secrets.ts';
import { refusePost } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { PasswordResetPage } from './password-reset-page.tsx';

const open = (query = '?token=secret-1') => {
  window.history.replaceState(null, '', `/password_reset${query}`);
  takeAddressSecrets();
  renderAt('/password_reset', { routes: { '/password_reset': <PasswordResetPage /> } });
};

const submit = async (password: string, confirm: string) => {
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  if (confirm !== '') await userEvent.type(screen.getByLabelText('Confirm Password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

test('the page has two fields, both to show and hide, and a way to sign in', () => {
  open();
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show Confirm Password' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  expect(window.location.href).not.toContain('secret-1');
});

test.each([
  ['', '', 'Password', 'Please enter password'],
  ['Abcde1!', '', 'Confirm Password', 'Please enter confirm password'],
  ['Abcde1!', 'Abcde1?', 'Confirm Password', 'Password mismatch!'],
  ['abcde1!', 'abcde1!', 'Password', 'Password must include at least one uppercase letter.'],
])('%j and %j: %s says %s', async (password, confirm, label, text) => {
  open();
  await submit(password, confirm);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
});

test('the rules are told as one types', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Password'), 'Abc');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be 6-16 characters long.',
  );
});

test('a new password is sent with the token, and leads to sign-in with the message', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post(paths.passwordReset, async ({ request }) => {
      seen.push(new URL(request.url).search, await request.json());
      return HttpResponse.json({ msg: 'Your password is changed.' });
    }),
  );
  open();
  await submit('Abcde1!', 'Abcde1!');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
      '/login?msg=Your+password+is+changed.',
    ),
  );
  expect(seen).toEqual(['?token=secret-1', { password: 'Abcde1!', confirm_password: 'Abcde1!' }]);
});

test('a link that does not work shows the documented text and the way to a new one', async () => {
  server.use(refusePost(paths.passwordReset, 400, 'reset_token_invalid', { detail: 'Wrong OTP' }));
  open();
  await submit('Abcde1!', 'Abcde1!');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Wrong OTPThe link was used before, or its time is over\./);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgotpassword');
});

test('without the link the page says where to find it, and asks nobody', async () => {
  open('?token=');
  expect(screen.getByText('This page needs the link from our email.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New link' })).toHaveAttribute('href', '/forgotpassword');
  await submit('Abcde1!', 'Abcde1!');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong OTPThis page needs the link from our email\./);
});
