import { type PlanPeriod, periodInWords, type SubscriptionOffer } from '@genie/contract/client';
import { limitsOf, specifiedLimits } from './plan-limits.ts';

/** The days of free chat that the marketing pages promise after enrolling. */
const promisedDays = 7;

/** How long the Free Plan is free; where the promised days are fewer than its own, that they are not added to them. */
export const freeDaysInWords = (offers: readonly SubscriptionOffer[]): string => {
  const free = offers.find(({ subscription_name }) => subscription_name === 'Free Plan');
  const { period } = free === undefined ? specifiedLimits['Free Plan'] : limitsOf(free);
  if (period === undefined) return 'The Free Plan begins when you sign up, without a credit card.';
  const length = periodInWords(period);
  const begins = `The Free Plan begins when you sign up: ${length}, without a credit card.`;
  if (!isLongerThanPromised(period)) return begins;
  return `${begins} The first ${promisedDays} days of free chat after enrolling are the first ${promisedDays} of the trial’s ${length}; they are not added to them.`;
};

const isLongerThanPromised = ({ count, unit }: PlanPeriod): boolean => unit === 'day' && count > promisedDays;
