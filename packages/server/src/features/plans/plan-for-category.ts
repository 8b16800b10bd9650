import type { CategoryId } from '@genie/contract';
import type { Context } from '../../context.ts';
import { findPlansByCategory } from './plan-store.ts';

export type CategoryPlan = { readonly name: string };

/** The first plan, in the order of the catalogue, that covers a category and can be bought. */
export const planForCategory = async (
  { storage }: Context,
  category: CategoryId,
): Promise<CategoryPlan | undefined> => {
  const [plan] = await findPlansByCategory(storage.db, category);
  return plan && { name: plan.subscriptionName };
};
