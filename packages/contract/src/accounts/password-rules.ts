import { password as limits } from '../constants.ts';
import { accountTexts } from './texts.ts';

type PasswordRule = { readonly text: string; readonly holds: (password: string) => boolean };

/**
 * The password rules in the order they are checked. Characters are Unicode code points, so the longest password
 * has 64 bytes in UTF-8, within the 72 that bcrypt reads; bcrypt ends at a NUL byte, hence no control characters.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: 'Password must be 6-16 characters long.',
    holds: (password) => {
      const characters = [...password].length;
      return characters >= limits.minCharacters && characters <= limits.maxCharacters;
    },
  },
  {
    text: 'Password must include at least one uppercase letter.',
    holds: (password) => /[A-Z]/.test(password),
  },
  { text: 'Password must include at least one number.', holds: (password) => /[0-9]/.test(password) },
  {
    text: 'Password must include at least one special character.',
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
  { text: accountTexts.passwordHasControlCharacter, holds: (password) => !/\p{Cc}/u.test(password) },
];

/** The text of the first rule a password breaks, or undefined for an acceptable one. */
export const brokenPasswordRule = (password: string): string | undefined =>
  passwordRules.find((rule) => !rule.holds(password))?.text;
