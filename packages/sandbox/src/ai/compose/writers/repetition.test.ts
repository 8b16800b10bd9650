import { expect, test } from 'vitest';
import { termSet } from '../text/words.ts';
import { repeats, saysSame } from './repetition.ts';

const said = [
  'Separate the cards that fail from those that pass: one batch means an unknown version of the cryptogram.',
];

test('nearly the same words say the same', () => {
  expect(repeats('A failing batch of cards means an unknown version of the cryptogram.', said)).toBe(true);
});

test('a further number, a denial or other words are news', () => {
  expect(repeats('One batch of cards means the unknown version 18 of the cryptogram.', said)).toBe(false);
  expect(repeats('One batch of cards never means an unknown version of the cryptogram.', said)).toBe(false);
  expect(repeats('Second cards miss their sequence number in the message of the terminal.', said)).toBe(
    false,
  );
});

test('what announces a list stays, and so does everything while nothing was said', () => {
  expect(repeats('Separate the cards that fail from those that pass:', said)).toBe(false);
  expect(repeats('Separate the cards that fail from those that pass.', [])).toBe(false);
});

test('two texts say the same in either order of their words, and with a few left out, but not of another number', () => {
  const same = (one: string, other: string) => saysSame(termSet(one), termSet(other));
  const whole = 'The switch repeats the reversal until the acquirer acknowledges it.';
  expect(same('Until the acquirer acknowledges it, the switch repeats the reversal.', whole)).toBe(true);
  expect(same('The switch repeats the reversal to the acquirer.', whole)).toBe(true);
  expect(same('The switch repeats the reversal 0421 until the acquirer acknowledges it.', whole)).toBe(false);
});
