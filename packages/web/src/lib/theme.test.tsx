import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeSwitch } from '../components/ui/theme-switch.tsx';

const script = readFileSync(`${import.meta.dirname}/../../public/before-paint.js`, 'utf8');

/** Runs the document's script as the browser does before the first paint. */
const runScript = (systemIsDark: boolean) => {
  const media = Object.assign(new EventTarget(), { matches: systemIsDark });
  vi.stubGlobal('matchMedia', () => media);
  new Function(script)();
  return media;
};

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['nonsense', false, 'light'],
])('with %j stored and a dark system %j the page is %s', (stored, systemIsDark, theme) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  runScript(systemIsDark);
  expect(shown()).toBe(theme);
});

test('the page follows a system that changes', () => {
  const media = runScript(false);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  expect(shown()).toBe('dark');
});

test('the switch steps through the themes, and the page follows at once', async () => {
  runScript(true);
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: as the system. Switch to light' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: light. Switch to dark' }));
  expect(shown()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark. Switch to as the system' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('system');
});
