import { expect, test } from 'vitest';
import { askedParts } from './question-parts.ts';

test('each question of a text is a part', () => {
  expect(askedParts('What is a STAN and who sets it?')).toEqual(['What is a STAN', 'who sets it?']);
  expect(askedParts('Who pays interchange? Does it flow back on a refund?')).toHaveLength(2);
});

test('what is only told is no part', () => {
  expect(askedParts('The terminal sent a 0200. No answer came. What must the switch do?')).toEqual([
    'What must the switch do?',
  ]);
});

test('a single question has no parts', () => {
  expect(askedParts('How is a PIN block built?')).toEqual([]);
});
