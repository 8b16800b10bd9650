import { paths } from '@genie/contract/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { answerSignInPages } from '../../testing/account-api.ts';
import { answerPost, breakPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { LoginPage } from './login-page.tsx';

beforeEach(() => answerSignInPages());

const open = (address = '/login', state?: unknown) =>
  renderAt(address, { routes: { '/login': <LoginPage /> }, state });
const address = () => screen.getByRole('status', { name: 'address' });

const signIn = async (email = 'aisha@example.com', password = 'Abcde1!') => {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

test('the page has its title, its fields and a link to registration', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});

test('the password can be shown and hidden', async () => {
  open();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('Remember me is ticked, and Forgot password leads to its page', () => {
  open();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotpassword');
});

test('without Remember me the tokens are under the same keys, with a mark that they end with the browser', async () => {
  const access_token = tokenExpiringIn(900);
  server.use(answerPost(paths.login, { access_token, refresh_token: 'refresh-1', name: 'Aisha' }));
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await signIn();
  await waitFor(() => expect(address()).toHaveTextContent('/chat'));
  expect(localStorage.getItem('access_token')).toBe(access_token);
  expect(localStorage.getItem('sessionOnly')).toBe('true');
});

test('the chat takes the place of the sign-in page, so that Back does not lead to it', async () => {
  server.use(
    answerPost(paths.login, {
      access_token: tokenExpiringIn(900),
      refresh_token: 'refresh-1',
      name: 'Aisha',
    }),
  );
  history.replaceState(null, '', '/login');
  const entries = history.length;
  render(
    <BrowserRouter>
      <LoginPage />
    </BrowserRouter>,
  );
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/chat'));
  expect(history.length).toBe(entries);
});

test('signing in stores the tokens and the name, says so and opens the chat', async () => {
  const access_token = tokenExpiringIn(900);
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.login, { access_token, refresh_token: 'refresh-1', name: 'Aisha' }, { seen }));
  open();
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  await waitFor(() => expect(address()).toHaveTextContent('/chat'));
  expect(seen[0]?.body).toEqual({ email: 'aisha@example.com', password: 'Abcde1!' });
  expect(localStorage.getItem('access_token')).toBe(access_token);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  expect(localStorage.getItem('name')).toBe('Aisha');
});

test('an overlay covers the form while the server is asked', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.post(paths.login, async () => {
      await held;
      return HttpResponse.json({ detail: 'No.', code: 'wrong_credentials' }, { status: 401 });
    }),
  );
  open();
  await signIn();
  expect(screen.getByText('Signing in')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or Password is incorrect!');
  expect(screen.queryByText('Signing in')).not.toBeInTheDocument();
});

test('nothing filled in is told without asking the server', async () => {
  open();
  await signIn('', '');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter email and password!');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test.each([
  ['aisha@example.com', '', 'password'],
  ['', 'Abcde1!', 'email'],
])('with %j and %j the server is asked, whose refusal is told alone', async (email, password, missing) => {
  server.use(
    refusePost(paths.login, 400, 'validation_failed', {
      detail: 'Email or Password is incorrect!',
      fields: { [missing]: 'Email or Password is incorrect!' },
    }),
  );
  open();
  await signIn(email, password);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email or Password is incorrect!$/);
});

test('who was sent here from a payment is led back to it, the order still kept', async () => {
  const access_token = tokenExpiringIn(900);
  localStorage.setItem('lastAccount', 'user-1');
  localStorage.setItem('outlet_id', 'outlet-1');
  server.use(answerPost(paths.login, { access_token, refresh_token: 'refresh-1', name: 'Aisha' }));
  open('/login', { from: '/paymentredirect?ref=order-1' });
  await signIn();
  await waitFor(() => expect(address()).toHaveTextContent('/paymentredirect?ref=order-1'));
  expect(localStorage.getItem('outlet_id')).toBe('outlet-1');
});

test('another account than the payer’s is led to the chat', async () => {
  localStorage.setItem('lastAccount', 'somebody-else');
  server.use(
    answerPost(paths.login, { access_token: tokenExpiringIn(900), refresh_token: 'r', name: 'Aisha' }),
  );
  open('/login', { from: '/paymentredirect?ref=order-1' });
  await signIn();
  await waitFor(() => expect(address()).toHaveTextContent('/chat'));
});

test('wrong credentials show the documented text and nothing else', async () => {
  server.use(
    refusePost(paths.login, 401, 'invalid_credentials', { detail: 'Email or Password is incorrect!' }),
  );
  open();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email or Password is incorrect!$/);
});

test('an answer without an access token is a failure', async () => {
  server.use(answerPost(paths.login, { name: 'Aisha' }));
  open();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email or Password is incorrect!$/);
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a success that is not 200 is a failure', async () => {
  server.use(answerPost(paths.login, { access_token: tokenExpiringIn(900) }, { status: 201 }));
  open();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or Password is incorrect!');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a limit shows the documented text with its cause below', async () => {
  server.use(
    refusePost(paths.login, 429, 'too_many_requests', {
      detail: 'Too many attempts. Please try again in 12 minutes.',
      retryAfter: 700,
    }),
  );
  open();
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent('Too many attempts. Please try again in 12 minutes.');
});

test('a broken connection shows the documented text with its cause below', async () => {
  server.use(breakPost(paths.login));
  open();
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent('Genie cannot be reached. Check your connection and try again.');
});

test('an unverified account is led to its code', async () => {
  server.use(
    refusePost(paths.login, 403, 'email_unverified', {
      detail: 'This email is not verified yet. Enter the code we sent, or ask for a new one.',
      user_id: 'registration-7',
    }),
  );
  open();
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or Password is incorrect!');
  expect(alert).toHaveTextContent('This email is not verified yet.');
  expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute('href', '/otp');
  expect(localStorage.getItem('userId')).toBe('registration-7');
  expect(localStorage.getItem('otpMsg')).toBe(
    'This email is not verified yet. Enter the code we sent, or ask for a new one.',
  );
});

test('the message of the address is shown as plain text', () => {
  open(`/login?${new URLSearchParams({ msg: 'Verified. <b onclick="alert(1)">Sign in</b>' })}`);
  expect(screen.getByText('Verified. <b onclick="alert(1)">Sign in</b>')).toBeVisible();
});

test('the message of the address is cut to 200 characters', () => {
  open(`/login?msg=${'😀'.repeat(300)}`);
  expect(screen.getByText('😀'.repeat(200))).toBeVisible();
});

test('without a message there is no banner', () => {
  open('/login?msg=%20');
  expect(screen.queryAllByRole('status').filter((status) => status !== address())).toEqual([]);
});
