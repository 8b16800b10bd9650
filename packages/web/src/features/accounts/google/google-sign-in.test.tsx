import { paths } from '@genie/contract/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaving } from '../../../lib/leaving.ts';
import { answerSignInPages } from '../../../testing/account-api.ts';
import { answerGet, refuseGet } from '../../../testing/handlers.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { server } from '../../../testing/server.ts';
import { LoginPage } from '../login-page.tsx';
import { RegisterPage } from '../register-page.tsx';

const authorization_url = 'https://accounts.example.com/authorize?state=1';
let left: string[] = [];

beforeEach(() => {
  left = [];
  vi.spyOn(leaving, 'to').mockImplementation((address) => void left.push(address));
  answerSignInPages();
});

const open = () => renderAt('/login', { routes: { '/login': <LoginPage />, '/register': <RegisterPage /> } });
const google = () => screen.getByRole('button', { name: 'Sign in with Google' });
const accept = async () => {
  await userEvent.click(google());
  await userEvent.click(await screen.findByRole('button', { name: 'I accept' }));
};

test('Google’s button opens the terms, with links to terms and policy', async () => {
  open();
  await userEvent.click(google());
  const terms = await screen.findByRole('dialog');
  expect(terms).toHaveTextContent('you accept our Terms & Conditions and our Policies');
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Policies' })).toHaveAttribute('href', '/policy');
});

test('Decline closes the terms and asks nobody', async () => {
  open();
  await userEvent.click(google());
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(google()).toHaveFocus());
  expect(left).toEqual([]);
});

test('I accept leads to the address that the server gives, under an overlay of three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(answerGet(paths.loginGoogle, { authorization_url }));
  open();
  await accept();
  await waitFor(() => expect(left).toEqual([authorization_url]));
  expect(screen.getByText('Going to Google')).toBeVisible();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.queryByText('Going to Google')).toBeNull();
});

test('an outage of Google shows the documented text with its cause below, and no overlay', async () => {
  server.use(
    refuseGet(paths.loginGoogle, 503, {
      code: 'identity_unavailable',
      detail: 'Google sign-in cannot be reached just now. Nothing was changed. Please try again.',
    }),
  );
  open();
  await accept();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent('Google sign-in cannot be reached just now.');
  expect(screen.queryByText('Going to Google')).toBeNull();
});

test('an address that is no web address is not followed', async () => {
  vi.restoreAllMocks();
  server.use(answerGet(paths.loginGoogle, { authorization_url: 'javascript:alert(1)' }));
  open();
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or Password is incorrect!');
});

test('whether the session is remembered is kept for the way back', async () => {
  server.use(answerGet(paths.loginGoogle, { authorization_url }));
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await accept();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(localStorage.getItem('sessionOnly')).toBe('true');
});

test('where Google is not set up there is no button', async () => {
  answerSignInPages({ googleSignIn: false });
  open();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull());
});

test('registering offers Google by its own name, and the same terms', async () => {
  renderAt('/register', { routes: { '/register': <RegisterPage /> } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign up with Google' }));
  expect(await screen.findByRole('button', { name: 'I accept' })).toBeVisible();
});

test('settings that cannot be had leave the button where it is', async () => {
  const asked = vi.fn();
  server.use(
    http.get(paths.settings, () => {
      asked();
      return Response.error();
    }),
  );
  open();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(google()).toBeVisible();
});
