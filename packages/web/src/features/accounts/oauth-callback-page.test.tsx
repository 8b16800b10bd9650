import { paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { takeAddressSecrets } from '../../lib/address-secrets.ts';
import { keepReturn } from '../../lib/storage/return-address.ts';
import { answerGet, answerPost, refuseGet, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { OAuthCallbackPage } from './oauth-callback-page.tsx';

const session = { access_token: tokenExpiringIn(900), refresh_token: 'refresh-1', name: 'Layla' };
const address = () => screen.getByRole('status', { name: 'address' });

const open = (query = '?state=state-1&code=code-1&iss=x') => {
  window.history.replaceState(null, '', `/handleOAuthCallback${query}`);
  takeAddressSecrets();
  const page = (
    <StrictMode>
      <OAuthCallbackPage />
    </StrictMode>
  );
  renderAt('/handleOAuthCallback', { routes: { '/handleOAuthCallback': page } });
};

const linkRequired = refuseGet(paths.callbackGoogle, 409, {
  code: 'link_required',
  detail: 'You already have an account with this email.',
  link_token: 'link-1',
});

test('state and code are exchanged once, the session is kept, and the chat opens', async () => {
  const seen: URLSearchParams[] = [];
  server.use(answerGet(paths.callbackGoogle, session, seen));
  open();
  expect(screen.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
  expect(window.location.search).toBe('');
  await waitFor(() => expect(address()).toHaveTextContent('/chat'));
  expect(seen.map(String)).toEqual(['state=state-1&code=code-1']);
  expect(localStorage.getItem('access_token')).toBe(session.access_token);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  expect(localStorage.getItem('name')).toBe('Layla');
});

test('who went to Google from a payment is led back to it', async () => {
  localStorage.setItem('lastAccount', 'user-1');
  keepReturn('/paymentredirect?ref=order-1');
  server.use(answerGet(paths.callbackGoogle, session));
  open();
  await waitFor(() => expect(address()).toHaveTextContent('/paymentredirect?ref=order-1'));
});

test('a refused sign-in shows the documented text and a way back', async () => {
  server.use(
    refuseGet(paths.callbackGoogle, 401, {
      code: 'google_sign_in_failed',
      detail: 'Google has not verified this email address, so it cannot be used to sign in.',
    }),
  );
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent('Google has not verified this email address');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['?error=access_denied&state=state-1', 'You cancelled at Google. Nothing was changed.'],
  ['?error=server_error', 'Google did not complete the sign-in. Nothing was changed.'],
  ['?state=state-1', 'This sign-in is over or was used before. Please start again.'],
])('%s is told without asking the server', async (query, cause) => {
  open(query);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent(cause);
});

test('an answer without an access token is a failure', async () => {
  server.use(answerGet(paths.callbackGoogle, { name: 'Layla' }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or Password is incorrect!');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('an account with a password is linked once that was given', async () => {
  const seen: SeenRequest[] = [];
  server.use(linkRequired, answerPost(paths.linkGoogle, session, { seen }));
  open();
  expect(await screen.findByText('You already have an account with this email.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Link and sign in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter password');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Password'), 'Abcde1!{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/chat'));
  expect(seen[0]?.body).toEqual({ link_token: 'link-1', password: 'Abcde1!' });
});

test('a wrong password can be typed again', async () => {
  server.use(
    linkRequired,
    refusePost(paths.linkGoogle, 401, 'invalid_credentials', { detail: 'Email or Password is incorrect!' }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Password'), 'Wrong1!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email or Password is incorrect!$/);
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a link whose time is over leads back to the start', async () => {
  server.use(
    linkRequired,
    refusePost(paths.linkGoogle, 401, 'google_sign_in_failed', { detail: 'Email or Password is incorrect!' }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Password'), 'Abcde1!{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This sign-in is over or was used before. Please start again.');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
