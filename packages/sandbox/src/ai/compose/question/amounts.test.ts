import { expect, test } from 'vitest';
import { isAmount } from './amounts.ts';

test.each([
  ['card limit 2000 but i could only spend 1500', '1500'],
  ['the machine booked 1400 instead of 400', '1400'],
  ['we sold for 1200 dollars', '1200'],
])('"%s" has the amount %s', (question, amount) => {
  expect(isAmount(question, question.indexOf(amount))).toBe(true);
});

test.each([
  ['message 1100 for a payment', '1100'],
  ['what is 1420', '1420'],
  ['0400 or 1420 when a payment is undone', '1420'],
])('"%s" does not have %s as an amount', (question, number) => {
  expect(isAmount(question, question.indexOf(number))).toBe(false);
});

test('a long run of apostrophes beside a number is looked at in no time', () => {
  const run = "'".repeat(4_000);
  expect(isAmount(`${run}x 1500`, run.length + 2)).toBe(false);
  expect(isAmount(`1500 ${run}x`, 0)).toBe(false);
});
