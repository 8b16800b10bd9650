import { expect, test } from 'vitest';
import { limits } from '../testing/chat-samples.ts';
import { limitsText, timeWithZone } from './limits-text.ts';

test('what is left of the day is told, and of how many', () => {
  expect(limitsText(limits({ left_today: 4, per_day: 5 }))).toBe('4 of 5 questions left today');
  expect(limitsText(limits({ left_today: 1, per_day: 1 }))).toBe('1 of 1 question left today');
});

test('a used-up day tells when the next begins', () => {
  const resets_at = '2025-11-22T20:00:00.000Z';
  expect(limitsText(limits({ left_today: 0, resets_at }))).toBe(
    `No questions left today, new ones from ${timeWithZone(resets_at)}`,
  );
});

test('a total is told beside the day', () => {
  expect(limitsText(limits({ left_today: 99, per_day: 100, left_total: 480 }))).toBe(
    '99 of 100 questions left today · 480 questions left in your plan',
  );
});

test('nothing is told where nothing is limited', () => {
  expect(limitsText(limits({ left_today: null, per_day: null }))).toBe('');
});

test('a time carries its zone', () => {
  expect(timeWithZone('2025-11-22T20:00:00.000Z')).toMatch(/^\d\d:\d\d \S+$/);
});
