import { expect, test } from 'vitest';
import { dividedBy, exact, percentOf, roundTo, times, writeExact } from './exact-decimal.ts';

test('sums that binary fractions get wrong are exact', () => {
  expect(writeExact(exact('0.1') + exact('0.2'))).toBe('0.30');
  expect(writeExact(times(exact('1.005'), exact('100')))).toBe('100.50');
  expect(writeExact(percentOf(exact('1,234.50'), exact('0.3')))).toBe('3.7035');
});

test('what is left over is rounded half away from zero, below zero as above', () => {
  expect(writeExact(roundTo(exact('2.345'), 2))).toBe('2.35');
  expect(writeExact(roundTo(-exact('2.345'), 2))).toBe('−2.35');
  expect(writeExact(dividedBy(exact('100'), exact('3')))).toBe('33.3333');
});

test('a number is written with the decimals asked for and those that it needs', () => {
  expect(writeExact(exact('5'))).toBe('5.00');
  expect(writeExact(exact('12345'), 0)).toBe('12345');
  expect(writeExact(exact('0.0005'))).toBe('0.0005');
  expect(writeExact(exact('1.000'), 3)).toBe('1.000');
});
