import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const saying = (value: string) => new Headers({ 'retry-after': value });

test('what a service asks for is passed on, as seconds or as a date', () => {
  expect(retryAfterSeconds(saying('7'), 60, clock)).toBe(7);
  expect(retryAfterSeconds(saying('Sat, 21 Nov 2026 12:02:00 GMT'), 60, clock)).toBe(120);
});

test('what makes no sense is not: nothing, nonsense, the past, a year', () => {
  expect(retryAfterSeconds(undefined, 60, clock)).toBe(60);
  expect(retryAfterSeconds(new Headers(), 60, clock)).toBe(60);
  expect(retryAfterSeconds(saying('soon'), 60, clock)).toBe(60);
  expect(retryAfterSeconds(saying('Mon, 01 Jan 2024 00:00:00 GMT'), 60, clock)).toBe(1);
  expect(retryAfterSeconds(saying('0'), 60, clock)).toBe(1);
  expect(retryAfterSeconds(saying('31536000'), 60, clock)).toBe(3_600);
});
