import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from '@genie/contract/client';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const token = (name: string): string =>
  new RegExp(`${name}: ([^;]+);`).exec(read('styles/tokens.css'))?.[1] ?? '';

test('the documented durations and the height of the navigation bar are those of the style sheet', () => {
  expect(token('--motion-hero')).toBe('800ms');
  expect(token('--motion-reveal')).toBe('1000ms');
  expect(token('--navigation-height')).toBe(`${constants.navigationBarHeightPx}px`);
});

test('the hero’s text comes from a scale of 0.8 and an opacity of 0', () => {
  expect(read('features/landing/components/hero.module.css')).toMatch(
    /opacity: 0;\s+transform: scale\(0\.8\);/,
  );
});
