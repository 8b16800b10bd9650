import { expect, test } from 'vitest';
import { withoutContained } from './without-contained.ts';

const short = 'The cardholder must see both amounts, the rate and any mark-up.';
const long =
  'Only the cardholder decides, and must see both amounts, the rate and any mark-up before choosing.';

test('of two sentences the one that is nearly all in the other goes', () => {
  expect(withoutContained([[short, long]])).toEqual([[long]]);
  expect(withoutContained([[long, short]])).toEqual([[long]]);
  expect(withoutContained([[long], [short]])).toEqual([[long], []]);
});

test('the fuller sentence of another answer opens nothing', () => {
  expect(withoutContained([[short], [long]])).toEqual([[short], [long]]);
});

test('a number or a denial of its own, and a sentence that another leans on, stay', () => {
  const withNumber = 'The cardholder must see both amounts, the rate and any mark-up within 30 seconds.';
  expect(withoutContained([[long, withNumber]])).toEqual([[long, withNumber]]);
  const denied = 'The cardholder must never see both amounts, the rate and any mark-up.';
  const told = 'Both amounts, the rate and any mark-up must be seen by the cardholder before choosing.';
  expect(withoutContained([[denied, told]])).toEqual([[denied, told]]);
  expect(withoutContained([[short, 'This protects both.', long]])).toEqual([
    [short, 'This protects both.', long],
  ]);
});
