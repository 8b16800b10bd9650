import { issuerPrefixOf } from './issuer-prefixes.ts';
import { passesLuhn } from './luhn.ts';

/** How many digits a card number has at least, and by ISO/IEC 7812-1 at most. */
export const shortestCardNumber = 13;
export const longestCardNumber = 19;

/** Whether digits alone look like a card number: 13 to 19 of them, an issuer prefix, a right check digit. */
export function looksLikeCardNumber(digits: string): boolean {
  return (
    digits.length >= shortestCardNumber &&
    digits.length <= longestCardNumber &&
    issuerPrefixOf(digits) !== undefined &&
    passesLuhn(digits)
  );
}

/** As looksLikeCardNumber, and of a length that the network of its prefix really uses. */
export function hasLengthOfItsNetwork(digits: string): boolean {
  return looksLikeCardNumber(digits) && issuerPrefixOf(digits)?.lengths.includes(digits.length) === true;
}
