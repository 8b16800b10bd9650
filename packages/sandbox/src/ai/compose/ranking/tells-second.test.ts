import { expect, test } from 'vitest';
import { tellsSecond } from './tells-second.ts';

test('a text that names who answers who', () => {
  const made = 'TC 33 holds capture data; a gateway sends one to the acquirer at the end of the day.';
  expect(tellsSecond(made, ['what is TC 33', 'who creates it'])).toBe(true);
});

test('a meaning does not answer where something comes from, and nothing answers what looks up the code itself', () => {
  const meaning = '14 means that the card is not in the positive file.';
  const parts = ['what does response code 14 mean', 'does it come from the switch or the bank'];
  expect(tellsSecond(meaning, parts)).toBe(false);
  expect(tellsSecond(meaning, ['what is a code', 'what does response code 14 mean'])).toBe(false);
  expect(tellsSecond(meaning, ['what does response code 14 mean'])).toBe(false);
});
