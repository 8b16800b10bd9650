import { expect, test } from 'vitest';
import { returnIn, withoutLeadIn } from './lead-ins.ts';

test.each([
  ['by the way, what is a seal?', 'what is a seal?'],
  ['ok and how do I break it', 'and how do I break it'],
  ['thanks! one more thing: who makes seals?', 'who makes seals?'],
  ['great, and the ring?', 'and the ring?'],
  ['no, I meant the maker', 'and the maker'],
  ['Sorry, I was asking about rings', 'and rings'],
  ['no, on the other side', 'and on the other side'],
])('"%s" asks "%s"', (question, asked) => {
  expect(withoutLeadIn(question)).toBe(asked);
});

test.each([
  'right of recourse',
  'what is a seal?',
  'good seals',
  'back to interchange: does the seller pay?',
  'no seal was found',
  'about how many seals are there?',
])('"%s" has no talk before it', (question) => {
  expect(withoutLeadIn(question)).toBe(question);
});

test('a return names its topic and what is asked of that', () => {
  expect(returnIn('back to the seal: who makes it?')).toEqual({ topic: 'seal', asked: 'who makes it?' });
  expect(returnIn('about seals again, how do they break?')).toEqual({
    topic: 'seals',
    asked: 'how do they break?',
  });
  expect(returnIn('back to interchange: does the seller pay?')).toBeUndefined();
});
