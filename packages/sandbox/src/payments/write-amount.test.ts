import { expect, test } from 'vitest';
import { writeAmount } from './write-amount.ts';

test('minor units are written as a person reads them', () => {
  expect([1, 99, 100, 14_900, 124_905, 9_999_999_999].map(writeAmount)).toEqual([
    'AED 0.01',
    'AED 0.99',
    'AED 1.00',
    'AED 149.00',
    'AED 1,249.05',
    'AED 99,999,999.99',
  ]);
});
