import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBusinessTime } from '../../../business-time.ts';
import { dubaiMonthOf, monthsLater } from './dubai-calendar.ts';

const time = createBusinessTime('Asia/Dubai');
const dubai = (text: string) => Date.parse(`${text}T01:30:00+04:00`);

test('month ends and leap days', () => {
  expect(monthsLater(dubai('2028-01-31'), 1)).toBe(dubai('2028-02-29'));
  expect(monthsLater(dubai('2027-01-31'), 1)).toBe(dubai('2027-02-28'));
  expect(monthsLater(dubai('2027-11-30'), 3)).toBe(dubai('2028-02-29'));
  expect(monthsLater(dubai('2027-12-31'), 2)).toBe(dubai('2028-02-29'));
  expect(dubaiMonthOf(Date.parse('2028-01-31T21:00:00Z'))).toBe('2028-02');
});

test('the calendar of the soak and that of the product, which share nothing, agree', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 60 }), (start, months) => {
      expect(new Date(monthsLater(start.getTime(), months))).toEqual(time.add(start, { months }));
    }),
  );
});
