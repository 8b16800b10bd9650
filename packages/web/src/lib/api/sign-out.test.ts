import { paths } from '@genie/contract/client';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, breakPost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { keepReturn, takeReturn } from '../storage/return-address.ts';
import { signOut } from './sign-out.ts';

const token = tokenExpiringIn(60);

beforeEach(() => {
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', 'refresh-1');
  localStorage.setItem('tokens', '{}');
  localStorage.setItem('name', 'Aisha');
  localStorage.setItem('userSubscriptionId', 'subscription-1');
  localStorage.setItem('theme', 'dark');
});

test('signing out ends the session here and on the server', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.logout, { message: 'You are signed out.' }, { seen }));
  await signOut();
  expect(seen[0]?.headers.get('token')).toBe(`Bearer ${token}`);
  expect({ ...localStorage }).toEqual({ theme: 'dark', lastAccount: 'user-1' });
});

test('signing out ends the session here even when the server is out of reach', async () => {
  server.use(breakPost(paths.logout));
  await signOut();
  expect({ ...localStorage }).toEqual({ theme: 'dark', lastAccount: 'user-1' });
});

test('who signs out on the page of a payment is not led back to it', async () => {
  server.use(answerPost(paths.logout, { message: 'You are signed out.' }));
  window.history.replaceState(null, '', '/paymentredirect?ref=order-1');
  await signOut();
  keepReturn('/paymentredirect?ref=order-1');
  expect(takeReturn()).toBe('/chat');
});

test('an expired token is refreshed so that the server hears of it too', async () => {
  const seen: SeenRequest[] = [];
  const fresh = tokenExpiringIn(900);
  localStorage.setItem('access_token', tokenExpiringIn(-5));
  server.use(
    answerPost(paths.refresh, { access_token: fresh }),
    answerPost(paths.logout, { message: 'You are signed out.' }, { seen }),
  );
  await signOut();
  expect(seen[0]?.headers.get('token')).toBe(`Bearer ${fresh}`);
  expect(localStorage.getItem('access_token')).toBeNull();
});
