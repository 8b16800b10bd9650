import { termOf } from '@genie/contract';

/** A plan as mails call it: its name, and how long it lasts where its label says more than the name. */
export const planInWords = (plan: {
  readonly subscriptionName: string;
  readonly subscriptionType: string;
  readonly period?: number | null;
  readonly periodUnit?: string | null;
}): string => {
  const { subscriptionName: name, subscriptionType: type, period, periodUnit } = plan;
  if (name === type) return name;
  const term = termOf({
    subscription_type: type,
    period,
    period_unit: periodUnit === 'month' ? 'month' : 'day',
  });
  if (term === '') return name;
  return `${name} (${term === '/month' ? 'monthly' : term})`;
};
