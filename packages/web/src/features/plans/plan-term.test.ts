import { expect, test } from 'vitest';
import { priceInWords, renewalRhythmOf } from './plan-term.ts';

test.each([
  ['Pro Monthly', 'AED 99.00/month', 'each month'],
  ['Pro Quaterly', 'AED 99.00 for 3 months', 'every 3 months'],
  ['Pro Quarterly', 'AED 99.00 for 3 months', 'every 3 months'],
  ['Interview Plan', 'AED 99.00 for 5 days', 'every 5 days'],
  ['Enterprise Plan', 'AED 99.00', 'each period'],
])('%s costs %s and renews %s', (type, price, rhythm) => {
  expect(priceInWords(9_900, type)).toBe(price);
  expect(renewalRhythmOf(type)).toBe(rhythm);
});
