import { expect, test } from 'vitest';
import { foldText, matcherOf } from './search-text.ts';

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

test('a text of what answers usually consist of is folded as any other', () => {
  const usual = `${String.fromCodePoint(...Array.from({ length: 128 }, (_, code) => code))}–—‘’“”•→·×§°`;
  expect(foldText(usual)).toBe(foldText(`${usual}é`).slice(0, -1));
});
