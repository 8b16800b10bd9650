import type { CategoryId } from '@genie/contract';
import type { BusinessTime } from '../../business-time.ts';

type Period = {
  readonly planId: number;
  readonly period: number | null;
  readonly periodUnit: string | null;
};

/**
 * When so many periods of a plan that start at `start` end. Several periods are counted from their first start, so that
 * a plan of 31 January ends on the last of February and then on 31 March.
 *
 * @throws Error for a plan whose end its contract says
 */
export const periodEnd = (time: BusinessTime, plan: Period, start: Date, periods = 1): Date => {
  if (plan.period === null) throw new Error(`plan ${plan.planId} has no period of its own`);
  const length = plan.period * periods;
  return time.add(start, plan.periodUnit === 'month' ? { months: length } : { days: length });
};

type Anchored = { readonly anchorAt: Date | null; readonly periods: number; readonly endsAt: Date };

/**
 * Where the periods of a plan are counted from, and how many have passed: its first start, for as long as every period
 * was of the term it has now; the end of the running one, once the term is another.
 */
export const anchorOf = (
  time: BusinessTime,
  plan: Period,
  { anchorAt, periods, endsAt }: Anchored,
): { readonly anchorAt: Date; readonly periods: number } =>
  anchorAt !== null &&
  plan.period !== null &&
  periodEnd(time, plan, anchorAt, periods).getTime() === endsAt.getTime()
    ? { anchorAt, periods }
    : { anchorAt: endsAt, periods: 0 };

/** When the period after the running one ends: one term of the plan later, as that is now. */
export const nextPeriodEnd = (
  time: BusinessTime,
  { plan, ...subscription }: Anchored & { readonly plan: Period },
): Date => {
  const { anchorAt, periods } = anchorOf(time, plan, subscription);
  return periodEnd(time, plan, anchorAt, periods + 1);
};

/** Until when a subscription gives access: past its end while its renewal is still tried. */
export const accessEnd = ({ endsAt, graceUntil }: { endsAt: Date; graceUntil: Date | null }): Date =>
  graceUntil !== null && graceUntil > endsAt ? graceUntil : endsAt;

/** Whether all questions of the whole plan have been asked, which ends it. */
export const isUsedUp = ({
  questionsUsed,
  questionsGranted,
}: {
  readonly questionsUsed: number;
  readonly questionsGranted: number | null;
}): boolean => questionsGranted !== null && questionsUsed >= questionsGranted;

/** The categories a plan answers questions of, null for all; `categories` is 'all' or a JSON list of numbers. */
export const coveredCategories = ({ categories }: { readonly categories: string }): CategoryId[] | null =>
  categories === 'all' ? null : (JSON.parse(categories) as CategoryId[]);

/** Whether a plan answers questions of a category. */
export const coversCategory = (plan: { readonly categories: string }, category: CategoryId): boolean =>
  coveredCategories(plan)?.includes(category) ?? true;

/** Whether a plan can be bought here at all: the free one begins by itself, and Enterprise is by contract. */
export const isForSale = (plan: { readonly amountFils: number; readonly period: number | null }): boolean =>
  plan.amountFils > 0 && plan.period !== null;

/** Whether buying a plan is greyed out: a paid plan that has not ended is at or above it. */
export const isCovered = (
  plan: { readonly isSequence: number },
  running:
    | {
        readonly endsAt: Date;
        readonly questionsUsed: number;
        readonly questionsGranted: number | null;
        readonly plan: { readonly isSequence: number };
      }
    | undefined,
  now: Date,
): boolean =>
  running !== undefined &&
  running.plan.isSequence > 0 &&
  running.plan.isSequence >= plan.isSequence &&
  running.endsAt > now &&
  !isUsedUp(running);
