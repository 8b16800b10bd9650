import { createHash } from 'node:crypto';
import { demoAccounts } from '../demo-accounts.ts';

const subjectDigits = 20;

/** Somebody who signs in, as the provider vouches for them. */
export type Person = { email: string; name: string; emailVerified: boolean };

/** Whom the sign-in page offers: the product's demo accounts, and two people the product has never met. */
export const knownPersons: Person[] = [
  ...demoAccounts.map(({ email, name }) => ({ email, name, emailVerified: true })),
  { email: 'layla@gmail.example', name: 'Layla Haddad', emailVerified: true },
  { email: 'daniel@gmail.example', name: 'Daniel Okafor', emailVerified: true },
];

/** The subject identifier of an e-mail: always the same, whatever its case, and 21 digits long as Google's are. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** BigInt(subjectDigits)).toString().padStart(subjectDigits, '0')}`;
}

/** The claims about a person. There is never a picture. */
export function claimsOf({ email, name, emailVerified }: Person) {
  return { sub: subjectOf(email), email, email_verified: emailVerified, name };
}
