import { expect, test } from 'vitest';
import { planInWords } from './plan-in-words.ts';

test.each([
  ['Pro Monthly', 'Pro Plan (monthly)'],
  ['Pro Quaterly', 'Pro Plan (for 3 months)'],
  ['Pro Quarterly', 'Pro Plan (for 3 months)'],
  ['Pro Plan', 'Pro Plan'],
])('mails call the offer %s of the Pro Plan %s', (subscriptionType, words) => {
  expect(planInWords({ subscriptionName: 'Pro Plan', subscriptionType })).toBe(words);
});

test('how long a plan lasts goes before its label', () => {
  const plan = { subscriptionName: 'Pro Plan', subscriptionType: 'Pro Monthly', period: 2 };
  expect(planInWords({ ...plan, periodUnit: 'month' })).toBe('Pro Plan (for 2 months)');
});
