import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../testing/chat-samples.ts';
import { limitsText, timeAgain } from './limits-text.ts';

afterEach(() => void vi.useRealTimers());

test('what is left of the day is told, and of how many', () => {
  expect(limitsText(limits({ left_today: 4, per_day: 5 }))).toBe('4 of 5 questions left today');
  expect(limitsText(limits({ left_today: 1, per_day: 1 }))).toBe('1 of 1 question left today');
});

test('a used-up day tells when the next begins', () => {
  const resets_at = '2025-11-22T20:00:00.000Z';
  expect(limitsText(limits({ left_today: 0, resets_at }))).toBe(
    `No questions left today, new ones from ${timeAgain(resets_at)}`,
  );
});

test('a total is told beside the day', () => {
  expect(limitsText(limits({ left_today: 99, per_day: 100, left_total: 480 }))).toBe(
    '99 of 100 left today · 480 in your plan',
  );
  expect(limitsText(limits({ left_today: null, per_day: null, left_total: 1 }))).toBe(
    '1 question left in your plan',
  );
});

test('nothing is told where nothing is limited', () => {
  expect(limitsText(limits({ left_today: null, per_day: null }))).toBe('');
});

test('the time carries its zone, and its day where that is not today', () => {
  vi.useFakeTimers({ now: new Date(2025, 10, 22, 22, 5) });
  expect(timeAgain(new Date(2025, 10, 22, 23, 30).toISOString())).toMatch(/^23:30 \S+$/);
  expect(timeAgain(new Date(2025, 10, 23, 20, 0).toISOString())).toMatch(/^23-11-2025, 20:00 \S+$/);
});
