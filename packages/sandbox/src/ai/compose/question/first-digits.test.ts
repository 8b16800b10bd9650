import { expect, test } from 'vitest';
import { firstDigitsIn, withoutFirstDigits } from './first-digits.ts';

test.each([
  ['a card starting 3530', '3530'],
  ['Does my card number begin with 36?', '36'],
  ['first two digits 62, which brand', '62'],
  ['BIN 64612345', '64612345'],
  ['prefix 34 and prefix 37 of cards', '34', '37'],
])('card numbers in "%s" begin with %s', (question, ...digits) => {
  expect(firstDigitsIn(question)).toEqual(digits);
});

test.each([
  'a BIN of 8 digits',
  'the PIN block of the card starts with 04',
  'cards start with 3 digits of the year',
  'response code 37 for a card',
])('nothing is said of first digits in "%s"', (question) => {
  expect(firstDigitsIn(question)).toEqual([]);
});

test('first digits are no code', () => {
  expect(withoutFirstDigits('card number starts with 37')).toBe('card number starts with ');
});
