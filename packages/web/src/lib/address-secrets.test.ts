import { expect, test } from 'vitest';
import { addressSecrets, takeAddressSecrets } from './address-secrets.ts';

const visit = (address: string) => {
  window.history.replaceState({ kept: true }, '', address);
  takeAddressSecrets();
};

test.each([
  '/password_reset',
  '/password_reset/',
  '/password_reset//',
  '/Password_Reset',
  '/handleOAuthCallback',
])('the query of %s leaves the address bar and is kept in memory', (path) => {
  const before = window.history.length;
  visit(`${path}?token=t-1&state=s-1`);
  expect(window.location.pathname + window.location.search).toBe(path);
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ kept: true });
  expect(addressSecrets().get('token')).toBe('t-1');
  expect(addressSecrets().get('state')).toBe('s-1');
});

test('the query of another page stays', () => {
  visit('/login?msg=hello');
  expect(window.location.search).toBe('?msg=hello');
});
