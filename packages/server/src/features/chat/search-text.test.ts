import { expect, test } from 'vitest';
import { matcherOf } from './search-text.ts';

test.each([
  ['MASTERCARD', 'How does Mastercard clear?'],
  ['zurich', 'Händler in Zürich'],
  ['Zürich', 'A merchant in ZURICH'],
  ['clear visa', 'Visa: how is it cleared?'],
  ['straße', 'STRASSE'],
  ['de 39', 'What is ＤＥ ３９?'],
  ['مدي', 'مَدي'],
])('%s is found in %s', (searched, text) => {
  expect(matcherOf(searched)(text)).toBe(true);
});

test.each([
  ['visa refund', 'How is Visa cleared?'],
  ['%', 'What is DE 39?'],
  ['_', 'What is DE 39?'],
])('%s is not found in %s', (searched, text) => {
  expect(matcherOf(searched)(text)).toBe(false);
});
