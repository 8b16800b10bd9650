import { expect, test } from 'vitest';
import { promptOf } from '../../../testing/prompt.ts';
import { parsePrompt } from '../passages/parse-prompt.ts';
import { readPassage } from '../passages/passage.ts';
import { readQuestion } from '../question/question-kind.ts';
import { termSet } from '../text/words.ts';
import { shareOfAsked } from './asked-sentence.ts';
import { gatherMaterial } from './gather-material.ts';

const passages = [
  {
    title: 'Seals',
    body: 'The seal that a partner harbour sent is imported. The usual causes are typing errors.',
  },
];

function shareIn(question: string, text: string): number {
  const prompt = parsePrompt([{ role: 'user', content: promptOf(passages, question) }]);
  const read = prompt.passages.map(readPassage);
  return shareOfAsked(termSet(text), gatherMaterial(readQuestion(question), read, [], undefined));
}

test('of a case told before the question only what the question names is asked', () => {
  const question =
    'The seal that the partner harbour sent differs. What are the usual causes of typing errors?';
  expect(shareIn(question, 'The causes are typing errors.')).toBeGreaterThan(0.5);
  expect(shareIn(question, 'The partner harbour sent the seal.')).toBe(0);
});

test('a single sentence, and a question that points back to the case, ask for all of it', () => {
  const text = 'The causes are typing errors.';
  expect(shareIn('What are the usual causes of typing errors?', text)).toBe(0);
  expect(shareIn('The partner harbour makes typing errors. What are the causes of these errors?', text)).toBe(
    0,
  );
});
