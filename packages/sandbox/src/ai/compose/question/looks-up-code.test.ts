import { expect, test } from 'vitest';
import { furtherNumbers, looksUpCode } from './looks-up-code.ts';
import { readQuestion } from './question-kind.ts';

test.each([
  'what does DE 39 = 05 mean',
  'What does DE 39 = 05 mean, and what should I check?',
  'Response code 05, what does it mean?',
  'RC 91',
])('%s looks a code up', (question) => {
  expect(looksUpCode(readQuestion(question))).toBe(true);
});

test.each([
  'ECI 06 and no CAVV, who is liable?',
  'response code 62 on a new card, what do I check?',
  'We see DE 22 = 051 but no DE 55 came, why?',
])('%s asks of a case', (question) => {
  expect(looksUpCode(readQuestion(question))).toBe(false);
});

test('a value beside a code is a number of its own, the values of a code are not', () => {
  expect(furtherNumbers(readQuestion('Tag 9B value E800, what does it tell me?'))).toEqual(['E800']);
  expect(furtherNumbers(readQuestion('what does DE 39 = 05 mean'))).toEqual([]);
});
