import { expect, test } from 'vitest';
import { termOf } from './plan-period.ts';

test.each([
  ['Pro Monthly', '/month'],
  ['Pro Quaterly', 'for 3 months'],
  ['Pro Quarterly', 'for 3 months'],
  ['Interview Plan', 'for 5 days'],
  ['Free Plan', 'for 10 days'],
  ['Enterprise Plan', ''],
])('by its label alone %s lasts %s', (subscription_type, term) => {
  expect(termOf({ subscription_type })).toBe(term);
});

test.each([
  [1, 'month', '/month'],
  [2, 'month', 'for 2 months'],
  [1, 'day', 'for 1 day'],
  [7, 'day', 'for 7 days'],
  [null, null, ''],
] as const)('what the catalogue says, %s %s, goes before the label', (period, period_unit, term) => {
  expect(termOf({ subscription_type: 'Pro Monthly', period, period_unit })).toBe(term);
});
