import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { Home3Page } from './home3-page.tsx';

const open = () => renderAt('/home3', { routes: { '/home3': <Home3Page /> } });

test('the hero has a headline and two buttons that lead somewhere', () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Every bit of a card payment, explained' }),
  ).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Try Genie', '/chat'],
    ['See sample questions', '/guidelines'],
  ]);
});

test('with an empty token stored, Try leads to registration', () => {
  localStorage.setItem('access_token', '');
  open();
  expect(screen.getByRole('link', { name: 'Try Genie' })).toHaveAttribute('href', '/register');
});

test('an edge parts the hero from the footer, which begins with the same ink', () => {
  const rules = readFileSync(join(import.meta.dirname, 'home3-page.module.css'), 'utf8');
  expect(rules).toMatch(/\.hero \{[^}]*border-block-end: 1px solid var\(--hairline\);/);
});
