import { isExpired, readExpiry } from '../cards/card-expiry.ts';
import { digitsOf, passesLuhn } from '../cards/card-number.ts';
import { findTestCard } from '../cards/test-cards.ts';
import type { GivenCard } from '../orders/begin-payment.ts';
import type { PageTexts } from './page-texts.ts';

/** What stands in the form's fields. */
export type CardFields = { number: string; expiry: string; cvv: string; name: string };

export type FieldProblems = { [Field in keyof CardFields]?: keyof PageTexts };

export const noFields: CardFields = { number: '', expiry: '', cvv: '', name: '' };

/** Reads the card form: the card it names, or what is wrong with each field. */
export function readCardForm(
  fields: CardFields,
  now: number,
): { given: GivenCard } | { problems: FieldProblems } {
  const digits = digitsOf(fields.number.trim());
  const card = digits === null ? undefined : findTestCard(digits);
  const expiry = readExpiry(fields.expiry);
  const cardholderName = fields.name.trim();
  const problems: FieldProblems = {};
  if (digits === null) problems.number = 'wrongNumber';
  else if (!passesLuhn(digits)) problems.number = 'wrongDigit';
  else if (card === undefined) problems.number = 'unknownCard';
  if (expiry === null) problems.expiry = 'wrongExpiry';
  else if (isExpired(expiry, now)) problems.expiry = 'pastExpiry';
  if (!/^\d{3}$/.test(fields.cvv.trim())) problems.cvv = 'wrongCvv';
  if (!/^\p{L}[\p{L}\p{M} .'’-]{1,60}$/u.test(cardholderName)) problems.name = 'wrongName';
  if (card === undefined || expiry === null || Object.keys(problems).length > 0) return { problems };
  return { given: { card, expiry, cardholderName } };
}
