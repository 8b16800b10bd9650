import type { CategoryId } from '@genie/contract';
import type { Database, DatabaseTransaction } from '../../storage/index.ts';
import { coversCategory } from './plan-policy.ts';

/** A plan as the catalogue has it. */
export type Plan = {
  readonly planId: number;
  readonly subscriptionName: string;
  readonly subscriptionType: string;
  readonly isSequence: number;
  readonly amountFils: number;
  readonly period: number | null;
  readonly periodUnit: string | null;
  readonly perDay: number | null;
  readonly total: number | null;
  /** 'all' or a JSON list of category numbers. */
  readonly categories: string;
};

export const findPlan = (db: Database | DatabaseTransaction, planId: number): Promise<Plan | null> =>
  db.plan.findUnique({ where: { planId } });

/** The whole catalogue, in its own order. */
export const findPlans = (db: Database): Promise<Plan[]> => db.plan.findMany({ orderBy: { planId: 'asc' } });

/** Plans that cover a category, the cheapest in sequence first. */
export const findPlansByCategory = async (db: Database, category: CategoryId): Promise<Plan[]> => {
  const plans = await db.plan.findMany({ orderBy: { isSequence: 'asc' } });
  return plans.filter((plan) => coversCategory(plan, category));
};
