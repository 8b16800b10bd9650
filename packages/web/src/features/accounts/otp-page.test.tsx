import { paths } from '@genie/contract/client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { OtpPage } from './otp-page.tsx';

beforeEach(() => {
  localStorage.setItem('userId', 'registration-7');
  localStorage.setItem('otpMsg', 'We sent a code to aisha@example.com.');
});

const open = (state?: unknown) => renderAt('/otp', { routes: { '/otp': <OtpPage /> }, state });
const address = () => screen.getByRole('status', { name: 'address' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const resend = () => screen.getByRole('button', { name: 'Resend' });

test('the page has its title, the stored message, one field and its links', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Enter the OTP' })).toBeVisible();
  expect(screen.getByText('We sent a code to aisha@example.com.')).toBeVisible();
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('OTP')]);
  expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('OTP')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
});

test('a right code leads to sign-in with the message', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.verifyOtp, { message: 'Verified & ready.' }, { seen }));
  open();
  await userEvent.type(screen.getByLabelText('OTP'), '123456{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/login?msg=Verified+%26+ready.'));
  expect(seen[0]?.body).toEqual({ otp: '123456', user_id: 'registration-7' });
});

test('what was verified is no registration to come back to', async () => {
  server.use(answerPost(paths.verifyOtp, { message: 'Verified.' }));
  const entries = history.length;
  render(
    <BrowserRouter>
      <OtpPage />
    </BrowserRouter>,
  );
  await userEvent.type(screen.getByLabelText('OTP'), '123456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(history.length).toBe(entries);
  expect(screen.queryByText('No registration is waiting in this browser.')).toBeNull();
  cleanup();
  open();
  expect(screen.getByText('No registration is waiting in this browser.')).toBeVisible();
});

test('a pasted code loses what is no digit', async () => {
  open();
  await userEvent.click(screen.getByLabelText('OTP'));
  await userEvent.paste(' 123 456\n');
  expect(screen.getByLabelText('OTP')).toHaveValue('123456');
});

test('an empty code is told', async () => {
  open();
  await submit();
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription('Please enter OTP.');
  expect(screen.getByLabelText('OTP')).toHaveFocus();
});

test('a wrong code shows the documented text and nothing else', async () => {
  server.use(refusePost(paths.verifyOtp, 400, 'otp_incorrect', { detail: 'Wrong OTP.' }));
  open();
  await userEvent.type(screen.getByLabelText('OTP'), '000000');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong OTP\.$/);
});

test.each([
  ['otp_expired', 'This code has expired. Ask for a new one.'],
  ['otp_exhausted', 'This code was tried too often. Ask for a new one.'],
] as const)('%s is told below the documented text', async (code, detail) => {
  server.use(refusePost(paths.verifyOtp, 400, code, { detail }));
  open();
  await userEvent.type(screen.getByLabelText('OTP'), '123456');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Wrong OTP.');
  expect(alert).toHaveTextContent(detail);
});

test('a new code can be sent, and the next one after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.resendOtp, { message: 'A new code is on its way.' }, { seen }));
  open();
  await userEvent.click(resend());
  expect(await screen.findByText('A new code is on its way.')).toBeVisible();
  expect(seen[0]?.body).toEqual({ user_id: 'registration-7' });
  expect(resend()).toBeDisabled();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText(/^A new code can be sent in (29|30) seconds\.$/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(31_000));
  expect(resend()).toBeEnabled();
});

test('a code that comes too soon says how long to wait', async () => {
  server.use(
    refusePost(paths.resendOtp, 429, 'resend_too_soon', {
      detail: 'A new code can be sent in 41 seconds.',
      retryAfter: 41,
    }),
  );
  open();
  await userEvent.click(resend());
  expect(await screen.findByRole('alert')).toHaveTextContent('A new code can be sent in 41 seconds.');
  expect(resend()).toBeDisabled();
});

test('a code was just sent after registering, so the next must wait', () => {
  open({ registeredEmail: 'aisha@example.com' });
  expect(resend()).toBeDisabled();
  expect(screen.getByRole('dialog', { name: 'Register successful' })).not.toHaveAttribute(
    'aria-modal',
    'true',
  );
});

test('that one has just registered is told once: not after a reload, nor on the way back', async () => {
  window.history.replaceState({ usr: { registeredEmail: 'aisha@example.com' }, key: 'k' }, '', '/otp');
  const page = () =>
    render(
      <BrowserRouter>
        <OtpPage />
      </BrowserRouter>,
    );
  page();
  expect(screen.getByRole('dialog', { name: 'Register successful' })).toBeVisible();
  await waitFor(() => expect(window.history.state.usr).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Register successful' })).toBeVisible();
  cleanup();
  page();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(resend()).toBeEnabled();
});

test('what the popup says is said again only once it is closed', async () => {
  open({ registeredEmail: 'aisha@example.com' });
  expect(screen.queryByText('We sent a code to aisha@example.com.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(screen.getByText('We sent a code to aisha@example.com.')).toBeVisible();
});

test('closing the popup does not shorten the wait for the next code', async () => {
  open({ registeredEmail: 'aisha@example.com' });
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(resend()).toBeDisabled();
});

test('without a registration the page says what to do, and asks nobody', async () => {
  localStorage.clear();
  open();
  expect(screen.getByText('No registration is waiting in this browser.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  await userEvent.type(screen.getByLabelText('OTP'), '123456{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Wrong OTP\.No registration is waiting in this browser\.$/,
  );
});
