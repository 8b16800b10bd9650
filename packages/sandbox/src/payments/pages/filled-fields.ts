import { inGroups } from '../cards/card-number.ts';
import type { TestCard } from '../cards/test-cards.ts';
import { dubaiMonth } from '../gateway-clock.ts';
import type { CardFields } from './read-card-form.ts';

const yearsAhead = 4;

/** The form as a test card fills it. */
export function filledFields({ pan }: TestCard, now: number): CardFields {
  const [year = '', month = ''] = dubaiMonth(now).split('-');
  const expiryYear = String(Number(year) + yearsAhead).slice(-2);
  return { number: inGroups(pan), expiry: `${month}/${expiryYear}`, cvv: '123', name: 'Sara Haddad' };
}
