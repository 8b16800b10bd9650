import { beforeEach, expect, test } from 'vitest';
import { keepSession } from './account.ts';
import { endSessionOfClosedBrowser, rememberSession } from './remember-session.ts';

const closeBrowser = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a closing browser does to a cookie without an end
  document.cookie = 'genie_open=1; path=/; max-age=0';
};

beforeEach(() => {
  closeBrowser();
  keepSession({ access_token: 'access-1', refresh_token: 'refresh-1', name: 'Aisha' });
});

test('a remembered session outlives the browser', () => {
  rememberSession(true);
  closeBrowser();
  endSessionOfClosedBrowser();
  expect(localStorage.getItem('access_token')).toBe('access-1');
});

test('one that is not remembered lasts while the browser is open, in every tab and over reloads', () => {
  rememberSession(false);
  endSessionOfClosedBrowser();
  expect(localStorage.getItem('access_token')).toBe('access-1');
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
});

test('and is forgotten after that', () => {
  rememberSession(false);
  closeBrowser();
  endSessionOfClosedBrowser();
  expect({ ...localStorage }).toEqual({});
});

test('the last sign-in decides', () => {
  rememberSession(false);
  rememberSession(true);
  expect(document.cookie).not.toContain('genie_open');
  endSessionOfClosedBrowser();
  expect(localStorage.getItem('access_token')).toBe('access-1');
});

test('a session that something else stored is left alone', () => {
  endSessionOfClosedBrowser();
  expect(localStorage.getItem('access_token')).toBe('access-1');
});
