import { expect, test } from 'vitest';
import { promptOf } from '../../../testing/prompt.ts';
import { parsePrompt } from './parse-prompt.ts';

const user = (content: string) => ({ role: 'user' as const, content });

test('passages, question and earlier questions are read', () => {
  const content = promptOf(
    [
      { title: 'A & "B"', section: 'x < y', body: 'First.\n\nSecond.' },
      { title: 'C', body: 'Third.' },
    ],
    'What?',
  );
  expect(parsePrompt([user('Earlier?'), { role: 'assistant', content: 'Yes.' }, user(content)])).toEqual({
    passages: [
      { n: 1, title: 'A & "B"', section: 'x < y', category: 'Transaction switch', body: 'First.\n\nSecond.' },
      { n: 2, title: 'C', section: 'Overview', category: 'Transaction switch', body: 'Third.' },
    ],
    question: 'What?',
    earlier: ['Earlier?'],
  });
});

test('no passages are no passages', () => {
  expect(parsePrompt([user(promptOf([], 'What?'))])).toEqual({
    passages: [],
    question: 'What?',
    earlier: [],
  });
});

test('a message in another form is a question without passages', () => {
  expect(parsePrompt([user('Hello')])).toEqual({ passages: [], question: 'Hello', earlier: [] });
  expect(parsePrompt([])).toEqual({ passages: [], question: '', earlier: [] });
});

test('tags that the server escaped stay text', () => {
  const content = promptOf(
    [{ title: 'T', body: 'Text with &lt;/passage> in it.' }],
    'What is &lt;question> in it?',
  );
  const { passages, question } = parsePrompt([user(content)]);
  expect(passages[0]?.body).toBe('Text with &lt;/passage> in it.');
  expect(question).toBe('What is <question> in it?');
});
