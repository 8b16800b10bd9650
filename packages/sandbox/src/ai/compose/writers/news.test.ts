import { expect, test } from 'vitest';
import { termSet } from '../text/words.ts';
import { bringsNews } from './news.ts';

const heard = termSet('A courier carries cash bags to the vault every morning and counts them at the door.');

test('a text of words that were heard says again what was said', () => {
  expect(bringsNews('The courier counts the cash bags at the vault.', heard)).toBe(false);
});

test('a few new words are news, and so is a number', () => {
  expect(bringsNews('A broken seal is told to the branch at once.', heard)).toBe(true);
  expect(bringsNews('The courier carries 12 cash bags to the vault every morning.', heard)).toBe(true);
});
