import { dayMonthYear } from '../../lib/dates/day-month-year.ts';
import { type CurrentPlan, isRunning } from './current-plan.ts';
import { renewalChargeOf } from './renewal-charge.ts';

/** Where the current plan stands: when it ends or renews, and what keeps it from either. */
export const planInWords = (plan: CurrentPlan): string => {
  const { endDate, isUsedUp, name: known, renewalTriedUntil, renews } = plan;
  const name = known ?? 'Your plan';
  const day = dayMonthYear(endDate);
  if (!isRunning(plan)) return `${name} expired on ${day}.`;
  if (renewalTriedUntil !== null) {
    const goesOn = isUsedUp ? '' : ', and you can go on asking until then';
    return `${name} could not be renewed yet. The charge is tried again until ${dayMonthYear(renewalTriedUntil)}${goesOn}.`;
  }
  const ends = renews ? 'renews' : 'expires';
  const when = renews ? `${day} and is charged on ${dayMonthYear(renewalChargeOf(endDate))}` : day;
  return isUsedUp
    ? `All questions of ${name} are used up. It ${ends} on ${when}.`
    : `${name} ${ends} on ${when}.`;
};
