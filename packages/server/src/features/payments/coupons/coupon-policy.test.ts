import { amountPayable, formatAmount, paymentTexts, toDirhams } from '@genie/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '../../../storage/index.ts';
import { readCatalogue } from '../../plans/index.ts';
import { couponCodeOf, couponProblem, discountOf } from './coupon-policy.ts';

const { plans } = await readCatalogue();
const start = new Date('2028-05-10T00:00:00Z').getTime();
const moments = fc.integer({ min: -1_000, max: 1_000 }).map((seconds) => new Date(start + seconds * 1_000));

const coupons: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constant('CODE'),
  kind: fc.constantFrom('flat', 'percent'),
  amount: fc.integer({ min: 1, max: 30_000 }),
  planId: fc.option(fc.constantFrom(...plans.map(({ planId }) => planId)), { nil: null }),
  maxUses: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  uses: fc.integer({ min: 0, max: 5 }),
  expiresAt: fc.option(moments, { nil: null }),
  disabledAt: fc.option(moments, { nil: null }),
  isDemo: fc.boolean(),
  createdAt: fc.constant(new Date(start)),
});

test('whatever plan, coupon and moment: a coupon that may be used fits the plan, lives, and has a use left', () => {
  fc.assert(
    fc.property(
      coupons,
      fc.constantFrom(...plans),
      moments,
      fc.constantFrom('none' as const, 'reserved' as const, 'used' as const),
      (coupon, { planId }, now, ownUse) => {
        if (couponProblem(coupon, { now, planId, ownUse }) !== null) return;
        expect(coupon.disabledAt).toBeNull();
        expect(coupon.planId ?? planId).toBe(planId);
        expect(coupon.expiresAt === null || coupon.expiresAt > now).toBe(true);
        expect(ownUse).not.toBe('used');
        const others = coupon.uses - (ownUse === 'reserved' ? 1 : 0);
        expect(others).toBeLessThan(coupon.maxUses ?? Number.POSITIVE_INFINITY);
      },
    ),
  );
});

test('whatever plan and coupon: what is paid is whole fils, from nothing to the price, and says the same in words', () => {
  fc.assert(
    fc.property(coupons, fc.constantFrom(...plans), (coupon, { amountFils }) => {
      const { payableFils, discountFils } = amountPayable(toDirhams(amountFils), discountOf(coupon));
      expect(Number.isInteger(payableFils)).toBe(true);
      expect(payableFils).toBeGreaterThanOrEqual(0);
      expect(payableFils + discountFils).toBe(amountFils);
      if (coupon.kind === 'flat') expect(discountFils).toBe(Math.min(coupon.amount, amountFils));
      else if (coupon.amount >= 10_000) expect(payableFils).toBe(0);
      expect(formatAmount(payableFils)).toMatch(/^AED \d+\.\d{2}$/);
    }),
  );
});

test('the first reason is the one that is said', () => {
  const now = new Date(start);
  const coupon: Coupon = {
    code: 'CODE',
    kind: 'flat',
    amount: 100,
    planId: 3,
    maxUses: 1,
    uses: 1,
    expiresAt: now,
    disabledAt: null,
    isDemo: false,
    createdAt: now,
  };
  const problem = (facts: Partial<Coupon>, ownUse: 'none' | 'used' = 'used', planId = 4) =>
    couponProblem({ ...coupon, ...facts }, { now, planId, ownUse });
  expect(couponProblem(null, { now, planId: 3, ownUse: 'none' })).toBe(paymentTexts.couponUnknown);
  expect(problem({})).toBe(paymentTexts.couponExpired);
  expect(problem({ expiresAt: null })).toBe(paymentTexts.couponOtherPlan);
  expect(problem({ expiresAt: null }, 'used', 3)).toBe(paymentTexts.couponUsedByYou);
  expect(problem({ expiresAt: null }, 'none', 3)).toBe(paymentTexts.couponUsedUp);
  expect(problem({ expiresAt: null, uses: 0 }, 'none', 3)).toBeNull();
});

test('codes compare without case and surroundings', () => {
  expect(couponCodeOf(' welcome10\n')).toBe('WELCOME10');
});
