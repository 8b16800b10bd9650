import { expect, test } from 'vitest';
import { priceInWords, renewalRhythmOf } from './plan-term.ts';

test.each([
  ['/month', 'AED 99.00/month', 'each month'],
  ['for 3 months', 'AED 99.00 for 3 months', 'every 3 months'],
  ['for 5 days', 'AED 99.00 for 5 days', 'every 5 days'],
  ['for 1 day', 'AED 99.00 for 1 day', 'each day'],
  ['', 'AED 99.00', 'each period'],
])('a plan with the term "%s" costs %s and renews %s', (term, price, rhythm) => {
  expect(priceInWords(9_900, term)).toBe(price);
  expect(renewalRhythmOf(term)).toBe(rhythm);
});
