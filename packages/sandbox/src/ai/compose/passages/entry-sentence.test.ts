import { expect, test } from 'vitest';
import { entrySentence } from './entry-sentence.ts';

test.each([
  [
    '**KSN** (Key serial number): The value that names the key set.',
    '**KSN** (key serial number) is the value that names the key set.',
  ],
  ['**MCC** (Merchant category code): Four digits.', '**MCC** (merchant category code) is four digits.'],
  [
    "**VAMP** (Visa Acquirer Monitoring Program): Visa's programme.",
    "**VAMP** (Visa Acquirer Monitoring Program) is Visa's programme.",
  ],
  ['**Track 2**: The numeric track of the stripe.', '**Track 2** is the numeric track of the stripe.'],
  [
    '**ODE** (Original data elements): The fields of an earlier message.',
    '**ODE** (original data elements) are the fields of an earlier message.',
  ],
])('an entry is told as a sentence: %s', (entry, told) => {
  expect(entrySentence(entry)).toBe(told);
});

test.each([
  '**Outlet**: A place of business of a merchant.',
  '**P2PE** (Point-to-point encryption): Encrypting card data in the terminal.',
  'The value that names the key set.',
])('what would need an article, or begins without one, stays as it is: %s', (entry) => {
  expect(entrySentence(entry)).toBe(entry);
});
