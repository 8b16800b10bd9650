import { expect, test } from 'vitest';
import { instant } from './option-values.ts';

test.each([
  ['2027-01-31', '2027-01-31T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2027-01-31T18:00:00Z', '2027-01-31T18:00:00.000Z'],
  ['2027-01-31T18:00Z', '2027-01-31T18:00:00.000Z'],
  ['2027-02-28T23:30:00-04:00', '2027-03-01T03:30:00.000Z'],
])('%s is %s', (text, time) => {
  expect(instant(text).toISOString()).toBe(time);
});

test.each([
  '2027-02-31',
  '2027-02-29',
  '2027-02-31T18:00:00Z',
  '2027-13-01',
  '2027-01-31T25:00Z',
  '2027-01-31T18:00:00',
  '2027-01-31 18:00',
  '2027-01-31 (x)',
  '2027',
  'soon',
])('%s is no date', (text) => {
  expect(() => instant(text)).toThrow('Give a date such as 2027-01-31');
});
