import { expect, test } from 'vitest';
import { dataElement, dataElementCount } from './data-elements.ts';

test('each of the 64 data elements is described in one short line', () => {
  expect(dataElementCount).toBe(64);
  for (let bit = 1; bit <= 64; bit += 1) {
    expect(dataElement(bit).name).not.toBe('');
    expect(dataElement(bit).carries).toMatch(/^[A-Z].{8,90}\.$/);
  }
});

test.each([
  [2, 'Primary account number'],
  [11, 'System trace audit number'],
  [37, 'Retrieval reference number'],
  [39, 'Response code'],
  [52, 'PIN data'],
  [55, 'Chip data'],
  [64, 'Message authentication code'],
])('bit %i is the %s', (bit, name) => expect(dataElement(bit).name).toBe(name));
