import type { CategoryId } from '@genie/contract';
import type { Context } from '../../context.ts';
import { coveredCategories, isForSale } from './plan-policy.ts';
import { findPlansByCategory } from './plan-store.ts';

export type CategoryPlan = {
  readonly name: string;
  /** Whether it covers every other category too. */
  readonly coversAll: boolean;
};

/** The first plan, in the order of the catalogue, that covers a category and can be bought. */
export const planForCategory = async (
  { storage }: Context,
  category: CategoryId,
): Promise<CategoryPlan | undefined> => {
  const plan = (await findPlansByCategory(storage.db, category)).find(isForSale);
  return plan && { name: plan.subscriptionName, coversAll: coveredCategories(plan) === null };
};
