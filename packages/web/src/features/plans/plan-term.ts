import { formatAmount } from '@genie/contract/client';

/** A term such as '/month' or 'for 3 months' in a sentence: 'each month', 'every 3 months'. */
export const renewalRhythmOf = (term: string): string => {
  if (term === '/month') return 'each month';
  if (term.startsWith('for 1 ')) return term.replace('for 1', 'each');
  return term === '' ? 'each period' : term.replace('for', 'every');
};

/** A price with its term: 'AED 99.00/month', 'AED 249.00 for 3 months'. */
export const priceInWords = (fils: number, term: string): string =>
  `${formatAmount(fils)}${term.startsWith('/') ? '' : ' '}${term}`.trim();
