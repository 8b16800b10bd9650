import { type PlanPeriod, planPeriod, type SubscriptionOffer } from '@genie/contract/client';

export type PlanName = SubscriptionOffer['subscription_name'];

/** What a plan gives, as far as an operator can change it. */
export type PlanLimits = {
  /** Undefined where a contract says it. */
  readonly period: PlanPeriod | undefined;
  /** Null when unlimited. */
  readonly perDay: number | null;
  /** Null without such a limit. */
  readonly total: number | null;
  /** Null for all. */
  readonly categories: readonly number[] | null;
};

/** The limits of the specification: they stand until the server has said its own. */
export const specifiedLimits: Readonly<Record<PlanName, PlanLimits>> = {
  'Free Plan': { period: { count: 10, unit: 'day' }, perDay: 5, total: null, categories: [1, 4, 8] },
  'Interview Plan': { period: { count: 5, unit: 'day' }, perDay: 100, total: 500, categories: null },
  'Pro Plan': { period: { count: 1, unit: 'month' }, perDay: 20, total: null, categories: null },
  'Enterprise Plan': { period: undefined, perDay: null, total: null, categories: null },
};

export const limitsOf = (offer: SubscriptionOffer): PlanLimits => {
  const specified = specifiedLimits[offer.subscription_name];
  const { per_day = specified.perDay, total = specified.total, categories = specified.categories } = offer;
  return { period: planPeriod(offer), perDay: per_day, total, categories };
};
