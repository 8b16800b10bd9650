import { expect, test } from 'vitest';
import { createBusinessTime } from './business-time.ts';

const dubai = createBusinessTime('Asia/Dubai');
const berlin = createBusinessTime('Europe/Berlin');

test('a day begins at midnight of the business time zone', () => {
  expect(dubai.dayOf(new Date('2026-03-01T19:59:59.999Z'))).toBe('2026-03-01');
  expect(dubai.dayOf(new Date('2026-03-01T20:00:00.000Z'))).toBe('2026-03-02');
  expect(dubai.startOfDay(new Date('2026-03-01T21:00:00Z'), 1).toISOString()).toBe(
    '2026-03-02T20:00:00.000Z',
  );
});

test('the day on which the clocks change has 23 hours', () => {
  const start = berlin.startOfDay(new Date('2026-03-29T12:00:00Z'));
  const next = berlin.startOfDay(new Date('2026-03-29T12:00:00Z'), 1);
  expect(next.getTime() - start.getTime()).toBe(23 * 60 * 60 * 1_000);
});

test('a month after the 31st ends with the shorter month', () => {
  expect(dubai.add(new Date('2027-01-31T08:00:00Z'), { months: 1 }).toISOString()).toBe(
    '2027-02-28T08:00:00.000Z',
  );
  expect(dubai.add(new Date('2028-01-31T08:00:00Z'), { months: 1 }).toISOString()).toBe(
    '2028-02-29T08:00:00.000Z',
  );
});
