import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const saying = (value: string) => new Headers({ 'retry-after': value });

test('what a service asks for is passed on, as seconds or as a date', () => {
  expect(retryAfterSeconds(saying('7'), 60)).toBe(7);
  const inTwoMinutes = retryAfterSeconds(saying(new Date(Date.now() + 120_000).toUTCString()), 60);
  expect(inTwoMinutes).toBeGreaterThan(110);
  expect(inTwoMinutes).toBeLessThanOrEqual(120);
});

test('what makes no sense is not: nothing, nonsense, the past, a year', () => {
  expect(retryAfterSeconds(undefined, 60)).toBe(60);
  expect(retryAfterSeconds(new Headers(), 60)).toBe(60);
  expect(retryAfterSeconds(saying('soon'), 60)).toBe(60);
  expect(retryAfterSeconds(saying('Mon, 01 Jan 2024 00:00:00 GMT'), 60)).toBe(1);
  expect(retryAfterSeconds(saying('0'), 60)).toBe(1);
  expect(retryAfterSeconds(saying('31536000'), 60)).toBe(3_600);
});
