import { expect, test } from 'vitest';
import { dayAndTime, dayMonthYear } from './day-month-year.ts';

// Noon is the same day from UTC-11 to UTC+11.
test('a date is shown day-month-year with two digits each', () => {
  expect(dayMonthYear('2026-03-05T12:00:00.000Z')).toBe('05-03-2026');
});

test('a time carries its zone', () => {
  expect(dayAndTime('2026-11-21T12:00:00.000Z')).toMatch(/^21-11-2026, \d{2}:\d{2} \S+$/);
});
