import { type CaptchaResponse, paths } from '@genie/contract/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSignInPages, settings } from '../../../testing/account-api.ts';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { server } from '../../../testing/server.ts';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { LoginPage } from '../login-page.tsx';
import { stubWorker } from '../testing/stub-worker.ts';

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };
const session = { access_token: tokenExpiringIn(900), refresh_token: 'refresh-1', name: 'Aisha' };

const newChallenge = async (): Promise<CaptchaResponse> => ({
  required: true,
  challenge: {
    ...(await createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey })),
  },
});

/** Whether a login's `captcha` proves the work, as the server checks it. */
const proves = async (seen: SeenRequest | undefined): Promise<boolean> => {
  const { captcha = '' } = (seen?.body ?? {}) as { captcha?: string };
  return (await verifySolution({ ...secrets, ...JSON.parse(atob(captcha)), deriveKey })).verified;
};

/** What the server writes into a document as it serves it. */
const writeSettings = (captcha_required: boolean) => {
  const meta = document.createElement('meta');
  meta.name = 'genie:settings';
  meta.content = JSON.stringify({ ...settings, captcha_required, site: 'genie.example' });
  document.head.append(meta);
};
afterEach(() => document.head.querySelector('meta[name="genie:settings"]')?.remove());

let given = 0;
beforeEach(() => {
  given = 0;
  stubWorker();
  answerSignInPages();
  server.use(
    http.get(paths.captcha, async () => {
      given += 1;
      return HttpResponse.json(await newChallenge());
    }),
  );
});

const open = async () => {
  renderAt('/login', { routes: { '/login': <LoginPage /> } });
  return screen.findByRole('checkbox', { name: 'I am a person' });
};
const type = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'aisha@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Abcde1!');
};
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

test('where none is asked for there is none', async () => {
  answerSignInPages();
  renderAt('/login', { routes: { '/login': <LoginPage /> } });
  server.use(answerPost(paths.login, session));
  await type();
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'CAPTCHA' })).toBeNull();
});

test('signing in without it is refused before anything else is checked', async () => {
  const box = await open();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please verify the CAPTCHA$/);
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/^Please verify the CAPTCHA\./);
});

test('a tick solves the challenge, says so, and its solution signs in', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.login, session, { seen }));
  const box = await open();
  await userEvent.click(box);
  expect(await screen.findByText('Verified')).toHaveAttribute('role', 'status');
  expect(box).toBeChecked();
  await type();
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(await proves(seen[0])).toBe(true);
  expect(given).toBe(1);
});

test('signing in while it is being solved waits for it', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.login, session, { seen }));
  const box = await open();
  await type();
  await userEvent.click(box);
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(await proves(seen[0])).toBe(true);
});

test('a failed sign-in solves a fresh challenge by itself', async () => {
  const seen: SeenRequest[] = [];
  server.use(
    refusePost(paths.login, 401, 'invalid_credentials', { detail: 'Email or Password is incorrect!' }),
  );
  await userEvent.click(await open());
  await screen.findByText('Verified');
  await type();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or Password is incorrect!');
  await waitFor(() => expect(given).toBe(2));
  await screen.findByText('Verified');
  server.use(answerPost(paths.login, session, { seen }));
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(await proves(seen[0])).toBe(true);
});

test('a solution that the server refuses is told by the documented text alone', async () => {
  server.use(refusePost(paths.login, 400, 'captcha_failed', { detail: 'Please verify the CAPTCHA' }));
  await userEvent.click(await open());
  await screen.findByText('Verified');
  await type();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please verify the CAPTCHA$/);
});

test('after nine minutes a solution expires, and a tick begins anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const box = await open();
  await userEvent.click(box);
  await screen.findByText('Verified');
  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(await screen.findByText('The check has expired. Please tick the box again.')).toBeVisible();
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(given).toBe(2);
});

test('where the document says that none is asked for, nobody asks, and signing in goes on without', async () => {
  writeSettings(false);
  server.use(answerPost(paths.login, session));
  renderAt('/login', { routes: { '/login': <LoginPage /> } });
  await type();
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(given).toBe(0);
});

test('while nobody can say whether one is asked for, the server decides, also after a wrong password', async () => {
  const asked = vi.fn();
  server.use(
    http.get(paths.captcha, () => {
      asked();
      return HttpResponse.error();
    }),
    refusePost(paths.login, 401, 'invalid_credentials', { detail: 'Email or Password is incorrect!' }),
  );
  renderAt('/login', { routes: { '/login': <LoginPage /> } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await type();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email or Password is incorrect!$/);
  server.use(answerPost(paths.login, session));
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
});

test('a server that asks for one after all gets it: the box comes, has the focus and says why', async () => {
  const seen: SeenRequest[] = [];
  writeSettings(false);
  server.use(refusePost(paths.login, 400, 'captcha_failed', { detail: 'Please verify the CAPTCHA' }));
  renderAt('/login', { routes: { '/login': <LoginPage /> } });
  await type();
  await signIn();
  const box = await screen.findByRole('checkbox', { name: 'I am a person' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/^Please verify the CAPTCHA\./);
  await userEvent.click(box);
  await screen.findByText('Verified');
  server.use(answerPost(paths.login, session, { seen }));
  await signIn();
  expect(await screen.findByText('Login successful...')).toBeVisible();
  expect(await proves(seen[0])).toBe(true);
});

test('a check that cannot be loaded says why and can be tried again', async () => {
  writeSettings(true);
  server.use(http.get(paths.captcha, () => HttpResponse.error()));
  const box = await open();
  expect(await screen.findByText(/^The check could not be loaded\. Genie cannot be reached\./)).toBeVisible();
  server.use(http.get(paths.captcha, async () => HttpResponse.json(await newChallenge())));
  await userEvent.click(box);
  expect(await screen.findByText('Verified')).toBeVisible();
});

test('over an unencrypted connection, where browsers refuse the arithmetic, it says so', async () => {
  vi.stubGlobal('isSecureContext', false);
  await userEvent.click(await open());
  expect(
    await screen.findByText('The check needs an encrypted connection. Open this page over https.'),
  ).toBeVisible();
});
