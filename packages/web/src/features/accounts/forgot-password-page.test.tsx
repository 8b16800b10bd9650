import { paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, breakPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

beforeEach(() => {
  renderAt('/forgotpassword', { routes: { '/forgotpassword': <ForgotPasswordPage /> } });
});

const submit = async (email: string) => {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

test('the page has one field and a way back', () => {
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Email')]);
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

test('no e-mail is told without asking the server', async () => {
  await submit('');
  const told = document.getElementById(screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Please enter email ');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a link that was sent leads to sign-in with the message', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.forgotPassword, { message: 'We sent a link.' }, { seen }));
  await submit(' aisha@example.com ');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/login?msg=We+sent+a+link.'),
  );
  expect(seen[0]?.body).toEqual({ email: 'aisha@example.com' });
});

test('an unknown e-mail shows the documented text and nothing else', async () => {
  server.use(refusePost(paths.forgotPassword, 404, 'not_found', { detail: 'Email is incorrect!' }));
  await submit('nobody@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email is incorrect!$/);
});

test('another cause follows below the documented text', async () => {
  server.use(
    refusePost(paths.forgotPassword, 429, 'too_many_requests', {
      detail: 'Too many attempts. Please try again in 9 minutes.',
    }),
  );
  await submit('aisha@example.com');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email is incorrect!');
  expect(alert).toHaveTextContent('Too many attempts. Please try again in 9 minutes.');
});

test('a broken connection is told in words below the documented text', async () => {
  server.use(breakPost(paths.forgotPassword));
  await submit('aisha@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Genie cannot be reached.');
});
