import fc from 'fast-check';
import { issuerPrefixes } from '../issuer-prefixes.ts';

/** Completes digits with the Luhn check digit, computed independently of the code under test. */
export function withCheckDigit(body: string): string {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit);
    return total + (index % 2 === 0 ? (doubled[value] ?? 0) : value);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

/** Valid card numbers of every network, in the lengths that network uses. */
export const cardNumbers: fc.Arbitrary<string> = fc
  .constantFrom(...issuerPrefixes)
  .chain(({ from, to, lengths }) =>
    fc.tuple(fc.integer({ min: from, max: to }), fc.constantFrom(...lengths), fc.stringMatching(/^\d{19}$/)),
  )
  .map(([prefix, length, filler]) => withCheckDigit(`${prefix}${filler}`.slice(0, length - 1)));
