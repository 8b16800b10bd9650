import type { Context } from '../../context.ts';
import { isForSale } from './plan-policy.ts';
import { findPlan, type Plan, writePlanEdit } from './plan-store.ts';
import { announceAnew } from './subscription-store.ts';

export type PlanEdit = Partial<
  Pick<Plan, 'amountFils' | 'period' | 'periodUnit' | 'perDay' | 'total' | 'categories'>
>;

/**
 * Changes an offer. Seeding the catalogue leaves it alone from then on. What has been ordered keeps its price, its term
 * and its total until it is renewed; limits of a day and topics hold for running plans too. Who was told of a renewal is
 * told again when its price or term is another.
 *
 * @returns null when there is no such plan
 */
export const editPlan = ({ clock, storage }: Context, planId: number, edit: PlanEdit): Promise<Plan | null> =>
  storage.transaction(async (tx) => {
    const before = await findPlan(tx, planId);
    await writePlanEdit(tx, planId, edit, clock.now());
    const after = await findPlan(tx, planId);
    if (before && after && isForSale(after) && !isSameOffer(before, after)) await announceAnew(tx, planId);
    return after;
  });

const isSameOffer = (one: Plan, other: Plan): boolean =>
  one.amountFils === other.amountFils && one.period === other.period && one.periodUnit === other.periodUnit;
