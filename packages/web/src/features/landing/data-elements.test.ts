import { expect, test } from 'vitest';
import { dataElementName } from './data-element-names.ts';
import { dataElementUse } from './data-element-uses.ts';

test('each of the 64 data elements is named and described in one short line', () => {
  for (let bit = 1; bit <= 64; bit += 1) {
    expect(dataElementName(bit)).not.toBe('');
    expect(dataElementUse(bit)).toMatch(/^[A-Z].{8,90}\.$/);
  }
  expect(dataElementName(65) + dataElementUse(65)).toBe('');
});

test.each([
  [2, 'Primary account number', /Luhn/],
  [11, 'System trace audit number', /STAN/],
  [37, 'Retrieval reference number', /RRN/],
  [39, 'Response code', /05 do not honour/],
  [52, 'PIN data', /encrypted PIN block/],
  [55, 'Chip data', /9F26/],
  [64, 'Message authentication code', /against change/],
])('bit %i is the %s', (bit, name, use) => {
  expect(dataElementName(bit)).toBe(name);
  expect(dataElementUse(bit)).toMatch(use);
});
