import { formatAmount } from '@genie/contract/client';

/** How long a plan lasts for its price, after the amount: '/month', 'for 3 months'; '' where a contract says it. */
export const termOf = (subscriptionType: string): string => {
  if (/month/i.test(subscriptionType)) return '/month';
  // The label is documented as 'Quaterly'; an operator may well write it right.
  if (/quar?terly/i.test(subscriptionType)) return 'for 3 months';
  if (/interview/i.test(subscriptionType)) return 'for 5 days';
  return /free/i.test(subscriptionType) ? 'for 10 days' : '';
};

/** The same in a sentence: 'each month', 'every 3 months'. */
export const renewalRhythmOf = (subscriptionType: string): string => {
  const term = termOf(subscriptionType);
  if (term === '/month') return 'each month';
  return term === '' ? 'each period' : term.replace('for', 'every');
};

/** A price with its term: 'AED 99.00/month', 'AED 249.00 for 3 months'. */
export const priceInWords = (fils: number, subscriptionType: string): string => {
  const term = termOf(subscriptionType);
  return `${formatAmount(fils)}${term.startsWith('/') ? '' : ' '}${term}`.trim();
};
