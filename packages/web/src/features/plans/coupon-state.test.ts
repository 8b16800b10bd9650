import { expect, test } from 'vitest';
import { couponStateOf, readCouponState } from './coupon-state.ts';
import { offers } from './testing/plan-samples.ts';

test('the coupon page is told how long the plan lasts', () => {
  const [, interview] = offers;
  if (interview === undefined) throw new Error('no offer');
  const state = couponStateOf({ ...interview, period: 7, period_unit: 'day' });
  expect(readCouponState(state)).toEqual({
    planId: 2,
    planName: 'Interview Plan',
    planAmount: 49,
    planTerm: 'for 7 days',
  });
});

test('where it is not, the label says it', () => {
  const state = { planId: 3, planName: 'Pro Monthly', planAmount: 99 };
  expect(readCouponState(state)).toEqual({ ...state, planTerm: '/month' });
});
