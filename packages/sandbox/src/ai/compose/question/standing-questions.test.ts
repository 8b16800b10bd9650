import { expect, test } from 'vitest';
import { standingIn } from './standing-questions.ts';

test('a value by itself is one for the question before it', () => {
  expect(standingIn(['How do I read a bitmap?', '7220000000000000'])).toEqual([
    'How do I read a bitmap? 7220000000000000',
    [],
  ]);
  expect(standingIn(['what does 9F34 say', '1E0300', 'and 420300?'])).toEqual([
    'what does 9F34 say 9F34 = 420300?',
    [],
  ]);
  expect(standingIn(['What is in DE 55?', '9F270180'])).toEqual(['9F270180', ['What is in DE 55?']]);
});

test('the talk before a question is no part of it', () => {
  expect(standingIn(['What is a seal?', 'ok, by the way: who makes it?'])).toEqual([
    'who makes it?',
    ['What is a seal?'],
  ]);
  expect(standingIn(['by the way, what is a seal?'])).toEqual(['by the way, what is a seal?', []]);
});

test('what a question is to be worked out for is added to it', () => {
  expect(standingIn(['How is a seal made?', 'do it for ring 12, short please'])).toEqual([
    'How is a seal made? With ring 12, short please',
    [],
  ]);
});
