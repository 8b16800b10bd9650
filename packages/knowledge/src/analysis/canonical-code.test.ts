import { expect, test } from 'vitest';
import { canonicalCode, canonicalCodes, prefixOf } from './canonical-code.ts';

test('a code has one exact token, however its key is written', () => {
  expect(canonicalCode('data-element', '039')).toBe('de39');
  expect(canonicalCode('response-code', '5')).toBe('rc05');
  expect(canonicalCode('tvr-bit', 'byte 2 bit 8')).toBe('tvr2.8');
  expect(canonicalCode('cvm-rule', '5E')).toBe('cvm1e');
  expect(canonicalCode('mcc', '12')).toBeUndefined();
  expect(canonicalCodes('mcc', '3000-3002')).toEqual(['mcc3000', 'mcc3001', 'mcc3002']);
});

test.each([
  ['tagdf01', 'tag'],
  ['avsy', 'avs'],
  ['cvvrm', 'cvvr'],
  ['tcr1', 'tcr'],
  ['tc05', 'tc'],
  ['tsi1.8', 'tsi'],
  ['de48.42', 'de'],
  ['camt.053', 'camt'],
])('the code %s belongs to the family %s, however many letters its value has', (code, prefix) => {
  expect(prefixOf(code)).toBe(prefix);
});
