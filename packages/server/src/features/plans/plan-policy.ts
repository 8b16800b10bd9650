import type { BusinessTime } from '../../business-time.ts';

/** When a period of a plan that starts at `start` ends. @throws Error for a plan whose end its contract says */
export const periodEnd = (
  time: BusinessTime,
  plan: { readonly planId: number; readonly period: number | null; readonly periodUnit: string | null },
  start: Date,
): Date => {
  if (plan.period === null) throw new Error(`plan ${plan.planId} has no period of its own`);
  return time.add(start, plan.periodUnit === 'month' ? { months: plan.period } : { days: plan.period });
};
