import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

test('a short form has the stem of the word it stands for', () => {
  expect(['err', 'txns', 'authed'].map(stemWord)).toEqual(
    ['error', 'transactions', 'authorized'].map(stemWord),
  );
});

test('a run of letters that is longer than any word stays as it is', () => {
  expect(stemWord('uncharacteristically')).toBe('uncharacterist');
  const run = `${'settle'.repeat(7)}ments`;
  expect(stemWord(run)).toBe(run);
});
