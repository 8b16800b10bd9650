import { expect, test } from 'vitest';
import { repeats } from './repetition.ts';

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
