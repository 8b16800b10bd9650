import { expect, test } from 'vitest';
import { withoutClockTimes } from './clock-times.ts';
import { findCodes } from './codes.ts';

test('a time of day is no code', () => {
  for (const question of [
    'Transaction at 22:59:59 answered 23:00:01, which day?',
    'The host returned 10:15 instead of 10:14',
    'Our switch answered 23:00:01.120',
    'declined 10 am on Monday',
    'a cut-over at 0100 UTC',
  ])
    expect(findCodes(question), question).toEqual([]);
});

test('a code beside a time is still one, and so is the value of a field', () => {
  expect(findCodes('At 23:00 the switch answered 91').map(({ label }) => label)).toEqual([
    'response code 91',
  ]);
  expect(findCodes('answered with 51 at 10:15:00').map(({ value }) => value)).toEqual(['51']);
  expect(withoutClockTimes('DE 22:05 and field 3:00')).toBe('DE 22:05 and field 3:00');
  expect(withoutClockTimes('5 bytes 00:00:80:00:00')).toBe('5 bytes 00:00:80:00:00');
});
