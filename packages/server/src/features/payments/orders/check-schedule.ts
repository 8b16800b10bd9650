import { addSeconds } from '../../../clock.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** An order that nobody paid is given up after this long. */
export const orderPatienceDays = 7;

/**
 * How often the gateway is asked about an order of which nothing is known to have happened, by its age. While a payer
 * can be expected, a payment whose browser and webhook are lost is noticed within a minute.
 */
const gaps = [
  { untilAge: hour, every: 20 },
  { untilAge: 6 * hour, every: 45 },
  { untilAge: day, every: 10 * minute },
  { untilAge: orderPatienceDays * day, every: 2 * hour },
] as const;

/** When the gateway is asked next about an order; null when it is given up. */
export const nextCheck = (createdAt: Date, now: Date): Date | null => {
  const age = (now.getTime() - createdAt.getTime()) / 1_000;
  const gap = gaps.find(({ untilAge }) => age < untilAge);
  return gap ? addSeconds(now, gap.every) : null;
};

const longestRetrySeconds = hour;

/** When something that the gateway could not do is tried again: after growing gaps, at most an hour. */
export const nextRetry = (checks: number, now: Date): Date =>
  addSeconds(now, Math.min(15 * 2 ** Math.min(checks, 10), longestRetrySeconds));
