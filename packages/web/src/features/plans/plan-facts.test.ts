import type { SubscriptionOffer } from '@genie/contract/client';
import { expect, test } from 'vitest';
import { taglineOf } from './plan-facts.ts';
import { offers } from './testing/plan-samples.ts';

const tagline = (planId: number, change: Partial<SubscriptionOffer> = {}) => {
  const offer = offers.find(({ plan_id }) => plan_id === planId);
  return offer && taglineOf({ ...offer, ...change });
};

test('the Interview Plan promises everything for the week, as long as it is a week of all topics', () => {
  const asWritten = 'Everything, for the week before the interview.';
  const changed = 'To prepare for an interview.';
  expect(tagline(2)).toBe(asWritten);
  expect(tagline(2, { period: 7, period_unit: 'day', categories: null })).toBe(asWritten);
  expect(tagline(2, { period: 1, period_unit: 'day' })).toBe(changed);
  expect(tagline(2, { categories: [1, 4] })).toBe(changed);
  expect(tagline(2, { period: 2, period_unit: 'month' })).toBe(changed);
});

test('a Pro Plan of several months has a tagline of its own', () => {
  expect(tagline(4)).toBe('For a project from design to certification.');
  expect(tagline(3)).toBe('For those who work in payments every day.');
});
