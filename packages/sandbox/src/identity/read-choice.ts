import { z } from 'zod';
import { knownPersons, type Person } from './person.ts';

const longestName = 100;
const longestEmail = 254;

/** What somebody typed into the sign-in page. */
export type Typed = { email: string; name: string; verified: boolean };

type Choice = { person: Person } | { typed: Typed; problem: string };

/** Reads the sign-in page's form: one of the persons it offers, or an e-mail that was typed in. */
export function readChoice(fields: URLSearchParams): Choice {
  const offered = fields.get('account');
  const typed: Typed = {
    email: (fields.get('email') ?? '').trim(),
    name: (fields.get('name') ?? '').trim(),
    verified: fields.has('verified'),
  };
  if (offered !== null) {
    const person = knownPersons.find(({ email }) => email === offered);
    return person ? { person } : { typed, problem: 'Choose one of these accounts, or type in an email.' };
  }
  if (!z.email().max(longestEmail).safeParse(typed.email).success) {
    return { typed, problem: 'Type in an email, such as nour@example.com.' };
  }
  if (typed.name.length > longestName) {
    return { typed, problem: `Type in a name of at most ${longestName} characters.` };
  }
  const name = typed.name || typed.email.slice(0, typed.email.indexOf('@'));
  return { person: { email: typed.email, name, emailVerified: typed.verified } };
}
