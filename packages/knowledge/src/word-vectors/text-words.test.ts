import { expect, test } from 'vitest';
import { wordsOf } from './text-words.ts';

test('the words of a text are its stems and its stop words, each once', () => {
  expect(wordsOf('Who pays, and who paid the issuer?')).toEqual([
    'pay',
    'paid',
    'issuer',
    '_who',
    '_and',
    '_the',
  ]);
});

test('a stop word is kept apart from a stem that is written like it', () => {
  expect(wordsOf('it will help')).toEqual(['help', '_it', '_will']);
  expect(wordsOf('wills')).toEqual(['will']);
});
