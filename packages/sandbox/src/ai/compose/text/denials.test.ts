import { expect, test } from 'vitest';
import { deniesMore } from './denials.ts';

test('a text denies more by a word of denial or restriction that the other lacks', () => {
  expect(deniesMore('Only the issuer decides.', 'The issuer decides.')).toBe(true);
  expect(deniesMore('It is never stored.', 'It is not stored.')).toBe(true);
  expect(deniesMore('Not without a PIN.', 'Without a PIN it is not approved.')).toBe(false);
  expect(deniesMore('The notice is sent.', 'It is sent.')).toBe(false);
});
