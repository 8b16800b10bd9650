import type { CategoryId } from '@genie/contract';
import type { AnyDatabase, Database, DatabaseTransaction } from '../../storage/index.ts';
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

export const findPlan = (db: AnyDatabase, planId: number): Promise<Plan | null> =>
  db.plan.findUnique({ where: { planId } });

export const countPlans = (db: Database): Promise<number> => db.plan.count();

/** @throws a unique violation when one of them is there */
export const insertPlans = async (db: Database, plans: readonly Plan[], now: Date): Promise<void> => {
  await db.plan.createMany({ data: plans.map((plan) => ({ ...plan, updatedAt: now })) });
};

/** Writes a plan as the catalogue has it, unless an operator edited it; false for one that is not written. */
export const updateUneditedPlan = async (
  db: Database,
  { planId, ...plan }: Plan,
  now: Date,
): Promise<boolean> => {
  const { count } = await db.plan.updateMany({
    where: { planId, operatorEdited: false },
    data: { ...plan, updatedAt: now },
  });
  return count > 0;
};

/** Writes what an operator changes of a plan, if it is there. */
export const writePlanEdit = async (
  db: DatabaseTransaction,
  planId: number,
  edit: Partial<Omit<Plan, 'planId'>>,
  now: Date,
): Promise<void> => {
  await db.plan.updateMany({ where: { planId }, data: { ...edit, operatorEdited: true, updatedAt: now } });
};

/** The whole catalogue, in its own order. */
export const findPlans = (db: Database): Promise<Plan[]> => db.plan.findMany({ orderBy: { planId: 'asc' } });

/** Plans that cover a category, the cheapest in sequence first. */
export const findPlansByCategory = async (db: Database, category: CategoryId): Promise<Plan[]> => {
  const plans = await db.plan.findMany({ orderBy: { isSequence: 'asc' } });
  return plans.filter((plan) => coversCategory(plan, category));
};
