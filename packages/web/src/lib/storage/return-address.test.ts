import { beforeEach, expect, test, vi } from 'vitest';
import { keepReturn, leaveForGood, takeReturn } from './return-address.ts';

beforeEach(() => {
  takeReturn();
  window.history.replaceState(null, '', '/');
});

test.each(['/paymentredirect?ref=order-1', '/PaymentRedirect/?ref=order-1&cancelled=1', '/paymentredirect'])(
  '%s is come back to, once',
  (address) => {
    keepReturn(address);
    expect(takeReturn()).toBe(address);
    expect(takeReturn()).toBe('/chat');
  },
);

test.each([
  '/profile',
  '/paymentredirect2?ref=1',
  '//paymentredirect',
  'https://x.example/paymentredirect',
  7,
])('%j is not', (address) => {
  keepReturn(address);
  expect(takeReturn()).toBe('/chat');
});

test('what a page of signing in was told last counts, and being told nothing changes nothing', () => {
  keepReturn('/paymentredirect?ref=order-1');
  keepReturn(undefined);
  expect(takeReturn()).toBe('/paymentredirect?ref=order-1');
  keepReturn('/paymentredirect?ref=order-1');
  keepReturn('/chat');
  expect(takeReturn()).toBe('/chat');
});

test('who signs out is not led back to where that was', () => {
  window.history.replaceState(null, '', '/paymentredirect?ref=order-1');
  leaveForGood();
  keepReturn('/paymentredirect?ref=order-1');
  expect(takeReturn()).toBe('/chat');
});

test('what something else stored in its place is not followed', () => {
  sessionStorage.setItem('returnTo', 'https://x.example/paymentredirect');
  expect(takeReturn()).toBe('/chat');
});

test('where the browser refuses storage the address lives in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  keepReturn('/paymentredirect?ref=order-1');
  expect(takeReturn()).toBe('/paymentredirect?ref=order-1');
});
