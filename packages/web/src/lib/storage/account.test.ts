import { beforeEach, expect, test } from 'vitest';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { clearAccount, keepSession } from './account.ts';
import { keepReturn, takeReturn } from './return-address.ts';
import { clearSession } from './session.ts';

const signIn = (whose: string) =>
  keepSession({
    access_token: tokenExpiringIn(900, whose),
    refresh_token: `refresh of ${whose}`,
    name: 'Aisha',
  });

const left = {
  is_subscription: '1',
  is_sequence: '2',
  subscriptionEndDate: '2099-12-21T12:00:00.000Z',
  coupon_type: 'flat',
  coupon_amount: '25',
  outlet_id: 'outlet-1',
  sessionChatID: 'chat-1',
};
const leavePlanAndChat = () => {
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
};

beforeEach(() => void takeReturn());

test('signing in stores the tokens under their keys, and both as JSON under tokens', () => {
  signIn('aisha');
  const access_token = localStorage.getItem('access_token');
  expect(access_token).toBe(tokenExpiringIn(900, 'aisha'));
  expect(localStorage.getItem('refresh_token')).toBe('refresh of aisha');
  expect(JSON.parse(localStorage.getItem('tokens') ?? '')).toEqual({
    access_token,
    refresh_token: 'refresh of aisha',
  });
  clearSession();
  expect(localStorage.getItem('tokens')).toBeNull();
});

test('who signs in again finds plan, order and chat as they were', () => {
  signIn('aisha');
  leavePlanAndChat();
  keepReturn('/paymentredirect?ref=order-1');
  clearSession();
  signIn('aisha');
  expect({ ...localStorage }).toMatchObject(left);
  expect(takeReturn()).toBe('/paymentredirect?ref=order-1');
});

test.each([
  ['after a sign-out', clearSession],
  ['in the place of a session', () => undefined],
])('another account finds nothing of them %s', (_when, end) => {
  signIn('aisha');
  leavePlanAndChat();
  localStorage.setItem('theme', 'dark');
  keepReturn('/paymentredirect?ref=order-1');
  end();
  signIn('layla');
  for (const key of Object.keys(left)) expect(localStorage.getItem(key), key).toBeNull();
  expect(takeReturn()).toBe('/chat');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('whose the last session was is known only until somebody signs in', () => {
  signIn('aisha');
  expect(localStorage.getItem('lastAccount')).toBeNull();
  clearSession();
  expect(localStorage.getItem('lastAccount')).toBe('aisha');
  signIn('aisha');
  expect(localStorage.getItem('lastAccount')).toBeNull();
});

test('nothing of an account that is gone is left', () => {
  signIn('aisha');
  leavePlanAndChat();
  localStorage.setItem('userId', 'registration-7');
  localStorage.setItem('cookieConsent', 'true');
  clearAccount();
  expect({ ...localStorage }).toEqual({ cookieConsent: 'true' });
});
