import { type SubscriptionOffer, toDirhams } from '@genie/contract';
import type { Context } from '../../context.ts';
import { coveredCategories } from './plan-policy.ts';
import { findPlans, type Plan } from './plan-store.ts';

/** Every plan of the catalogue as the pricing pages show it, in the catalogue's order. */
export const listOffers = async ({ storage }: Context): Promise<SubscriptionOffer[]> =>
  (await findPlans(storage.db)).map(present);

const present = (plan: Plan): SubscriptionOffer => ({
  plan_id: plan.planId,
  subscription_name: plan.subscriptionName as SubscriptionOffer['subscription_name'],
  subscription_type: plan.subscriptionType,
  amount: toDirhams(plan.amountFils),
  is_sequence: plan.isSequence,
  period: plan.period,
  period_unit: plan.periodUnit as SubscriptionOffer['period_unit'],
  per_day: plan.perDay,
  total: plan.total,
  categories: coveredCategories(plan),
});
