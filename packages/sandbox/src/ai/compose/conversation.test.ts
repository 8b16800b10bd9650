import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';
import type { ChatMessage } from '../chat-messages.ts';

const passages: TestPassage[] = [
  {
    title: 'RRN',
    body: 'The RRN (retrieval reference number) is a reference of twelve characters in DE 37. It is made by the acquirer.\n\n1. **Make.** The acquirer makes it.\n2. **Keep.** Each party keeps it unchanged.',
  },
  { title: 'DE 90', body: 'DE 90 is 42 digits long and repeats the original data elements.' },
];

const earlier = (...questions: string[]): ChatMessage[] =>
  questions.flatMap((question): ChatMessage[] => [
    { role: 'user', content: `<question>${question}</question>` },
    { role: 'assistant', content: 'An answer. [1]' },
  ]);

test('what a conversation is about stands for a pronoun some questions later', () => {
  const answer = ask(passages, 'how long is it?', earlier('What is the RRN?', 'which field is that in?'));
  expect(answer.slice(0, 120)).toContain('twelve characters');
});

test('an answer is given again in the form that is asked for', () => {
  const first = ask(passages, 'How does the RRN work?');
  const short = ask(passages, 'shorter please', earlier('How does the RRN work?'));
  expect(first.startsWith(short)).toBe(true);
  expect(short.length).toBeLessThan(first.length);
  expect(ask(passages, 'what did you mean by the second step?', earlier('How does the RRN work?'))).toMatch(
    /^\*\*Keep\.\*\* Each party keeps it unchanged/,
  );
});

test('a request for a form without a question before it is a question', () => {
  expect(ask(passages, 'shorter please')).toMatch(/does not cover/);
});
