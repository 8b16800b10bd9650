import { filsPerDirham } from '../constants.ts';

/** A discount: so many AED, or so many percent, as the coupon response carries it. */
export type Discount = { readonly type: 'flat' | 'percent'; readonly amount: number };

/** Money in whole fils. */
export type AmountPayable = {
  readonly totalFils: number;
  readonly discountFils: number;
  readonly payableFils: number;
};

/**
 * What is to be paid for an offer. A percentage rounds half up to whole fils; no discount exceeds the total, and none
 * is below zero.
 *
 * @param amount the offer's price in AED, as the offer carries it
 */
export const amountPayable = (amount: number, discount?: Discount | null): AmountPayable => {
  const totalFils = toFils(amount);
  const discountFils = discount ? discountOf(totalFils, discount) : 0;
  return { totalFils, discountFils, payableFils: totalFils - discountFils };
};

const discountOf = (totalFils: number, { type, amount }: Discount): number => {
  const full = type === 'flat' ? toFils(amount) : percentOf(totalFils, amount);
  return Math.min(Math.max(full, 0), totalFils);
};

/** In integers: hundredths of a percent of a fils amount, half up. */
const percentOf = (fils: number, percent: number): number => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((fils * hundredths + 5_000) / 10_000);
};

/** AED to fils. Numbers of AED have at most two decimals. */
export const toFils = (amount: number): number => Math.round(amount * filsPerDirham);

/** Fils to the number of AED that the HTTP interface carries. */
export const toDirhams = (fils: number): number => fils / filsPerDirham;

/** Money as a person reads it: AED 99.00. */
export const formatAmount = (fils: number): string => {
  const whole = Math.trunc(fils / filsPerDirham);
  const rest = String(Math.abs(fils % filsPerDirham)).padStart(2, '0');
  return `AED ${whole}.${rest}`;
};
