import { expect, test } from 'vitest';
import { keyOf, tellingStems } from './wording-key.ts';

const wordingKey = (question: string) => keyOf(tellingStems(question), question);

test('wordings of one question have one key', () => {
  expect(wordingKey('What is a surcharge?')).toBe(wordingKey('surcharge: what is it'));
  expect(wordingKey('how long is a BIN')).toBe(wordingKey('BIN: how long is it?'));
});

test('another want or another thing has another key', () => {
  const keys = ['what is in DE 55', 'what is DE 55', 'what is DE 48', 'DE 55'].map(wordingKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what asks about nothing has no stems', () => {
  expect(tellingStems('what is it?')).toEqual([]);
});
