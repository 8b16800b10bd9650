/** How long a plan lasts for its price. */
export type PlanPeriod = { readonly count: number; readonly unit: 'day' | 'month' };

type Lasting = {
  readonly subscription_type: string;
  readonly period?: number | null | undefined;
  readonly period_unit?: 'day' | 'month' | null | undefined;
};

/** A plan's period: as the catalogue says it, else as its label does; undefined where a contract says it. */
export const planPeriod = ({
  subscription_type: label,
  period,
  period_unit: unit,
}: Lasting): PlanPeriod | undefined => {
  if (period !== undefined) return period === null ? undefined : { count: period, unit: unit ?? 'day' };
  if (/month/i.test(label)) return { count: 1, unit: 'month' };
  // The label is documented as 'Quaterly'; an operator may well write it right.
  if (/quar?terly/i.test(label)) return { count: 3, unit: 'month' };
  if (/interview/i.test(label)) return { count: 5, unit: 'day' };
  return /free/i.test(label) ? { count: 10, unit: 'day' } : undefined;
};

/** A period as it stands after an amount: '/month', 'for 3 months', 'for 5 days'; '' where a contract says it. */
export const termOf = (plan: Lasting): string => {
  const period = planPeriod(plan);
  if (period === undefined) return '';
  return period.unit === 'month' && period.count === 1 ? '/month' : `for ${periodInWords(period)}`;
};

/** '5 days', '1 month'. */
export const periodInWords = ({ count, unit }: PlanPeriod): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
