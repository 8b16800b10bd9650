import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountPayable, formatAmount, toDirhams, toFils } from './amount-payable.ts';

const prices = fc.integer({ min: 0, max: 10_000_000 }).map(toDirhams);

test('a flat discount subtracts its amount and never goes below zero', () => {
  expect(amountPayable(99, { type: 'flat', amount: 25 })).toEqual({
    totalFils: 9_900,
    discountFils: 2_500,
    payableFils: 7_400,
  });
  expect(amountPayable(10, { type: 'flat', amount: 25 }).payableFils).toBe(0);
});

test('a percentage rounds half up to whole fils', () => {
  expect(amountPayable(99, { type: 'percent', amount: 10 }).discountFils).toBe(990);
  expect(amountPayable(0.05, { type: 'percent', amount: 10 }).discountFils).toBe(1);
  expect(amountPayable(0.04, { type: 'percent', amount: 10 }).discountFils).toBe(0);
  expect(amountPayable(249, { type: 'percent', amount: 33.33 }).discountFils).toBe(8_299);
  expect(amountPayable(49, { type: 'percent', amount: 100 }).payableFils).toBe(0);
});

test('total, discount and payable always fit together, in whole fils from zero to the total', () => {
  fc.assert(
    fc.property(
      prices,
      fc.constantFrom('flat' as const, 'percent' as const),
      fc.integer({ min: -1_000, max: 50_000 }).map((n) => n / 100),
      (amount, type, discount) => {
        const { totalFils, discountFils, payableFils } = amountPayable(amount, { type, amount: discount });
        for (const fils of [totalFils, discountFils, payableFils]) {
          expect(Number.isInteger(fils)).toBe(true);
          expect(fils).toBeGreaterThanOrEqual(0);
        }
        expect(discountFils + payableFils).toBe(totalFils);
      },
    ),
  );
});

test('a larger percentage never costs more', () => {
  fc.assert(
    fc.property(prices, fc.nat(100), fc.nat(100), (amount, one, other) => {
      const payable = (percent: number) =>
        amountPayable(amount, { type: 'percent', amount: percent }).payableFils;
      expect(payable(Math.max(one, other))).toBeLessThanOrEqual(payable(Math.min(one, other)));
    }),
  );
});

test('fils survive the way to AED and back', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (fils) => {
      expect(toFils(toDirhams(fils))).toBe(fils);
    }),
  );
});

test('amounts are shown with two decimals', () => {
  expect([0, 5, 9_900, 24_990].map(formatAmount)).toEqual([
    'AED 0.00',
    'AED 0.05',
    'AED 99.00',
    'AED 249.90',
  ]);
});
