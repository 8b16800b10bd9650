import type { Context } from '../../context.ts';
import { findPlan, type Plan, writePlanEdit } from './plan-store.ts';

export type PlanEdit = Partial<
  Pick<Plan, 'amountFils' | 'period' | 'periodUnit' | 'perDay' | 'total' | 'categories'>
>;

/**
 * Changes an offer. Seeding the catalogue leaves it alone from then on. What has been ordered keeps its price, its term
 * and its total until it is renewed; limits of a day and topics hold for running plans too.
 *
 * @returns null when there is no such plan
 */
export const editPlan = async (
  { clock, storage }: Context,
  planId: number,
  edit: PlanEdit,
): Promise<Plan | null> => {
  await writePlanEdit(storage.db, planId, edit, clock.now());
  return findPlan(storage.db, planId);
};
